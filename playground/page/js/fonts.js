/**
 * The page's fonts, each fetched only where a text needs it: its own letters, signs and emojis, and the letters of other
 * scripts, which are those that the boards are written with.
 */

const NUNITO = { weight: "200 1000", display: "swap" };
const FREDOKA = { weight: "300 700", display: "swap" };
/** What is an emoji by itself. */
const EMOJIS = `
  U+231A-231B, U+23E9-23EC, U+23F0, U+23F3, U+25FD-25FE, U+2614-2615, U+2648-2653, U+267F, U+2693, U+26A1,
  U+26AA-26AB, U+26BD-26BE, U+26C4-26C5, U+26CE, U+26D4, U+26EA, U+26F2-26F3, U+26F5, U+26FA, U+26FD, U+2705,
  U+270A-270B, U+2728, U+274C, U+274E, U+2753-2755, U+2757, U+2795-2797, U+27B0, U+27BF, U+2B1B-2B1C, U+2B50,
  U+2B55, U+2764, U+26A0, U+2600, U+23F1, U+23F2, U+2699, U+2694, U+2709, U+270C, U+2744, U+1F004, U+1F0CF,
  U+1F170-1F171, U+1F17E-1F17F, U+1F18E, U+1F191-1F19A, U+1F300-1F321, U+1F324-1F393, U+1F396-1F397,
  U+1F399-1F39B, U+1F39E-1F3D3, U+1F3E0-1F3E1, U+1F3EE, U+1F3F0, U+1F3F3-1F3F5, U+1F3F7-1F3FA, U+1F400-1F45A,
  U+1F45F, U+1F463-1F46A, U+1F46E-1F483, U+1F48D-1F48E, U+1F490, U+1F493-1F4A8, U+1F4AA-1F4AD, U+1F4AF-1F4B0,
  U+1F4B3, U+1F4B5, U+1F4BB, U+1F4BE-1F4BF, U+1F4C1-1F4C6, U+1F4C8-1F4CA, U+1F4CC-1F4D1, U+1F4D6, U+1F4DA,
  U+1F4DC-1F4DD, U+1F4E1-1F4E3, U+1F4E6-1F4E9, U+1F4EC-1F4ED, U+1F4F1, U+1F4F6-1F4FA, U+1F500-1F50E,
  U+1F510-1F515, U+1F517-1F520, U+1F522, U+1F524-1F528, U+1F52E, U+1F532-1F53D, U+1F549-1F54E, U+1F550-1F567,
  U+1F56F-1F570, U+1F573-1F57A, U+1F587, U+1F58A-1F58D, U+1F590, U+1F595-1F596, U+1F5A4-1F5A5, U+1F5A8,
  U+1F5B1-1F5B2, U+1F5BC, U+1F5C2-1F5C4, U+1F5D1-1F5D3, U+1F5DC-1F5DE, U+1F5E1, U+1F5E3, U+1F5E8, U+1F5EF,
  U+1F5F3, U+1F5FA, U+1F600-1F64F, U+1F680, U+1F697, U+1F6A9-1F6AB, U+1F6B2, U+1F6B6, U+1F6BD, U+1F6C1,
  U+1F6CB-1F6CC, U+1F6CE-1F6CF, U+1F6D1, U+1F6D6, U+1F6E0-1F6E1, U+1F6F8, U+1F7E0-1F7EB, U+1F7F0, U+1F90C-1F93A,
  U+1F93C-1F945, U+1F947-1F9AF, U+1F9B4, U+1F9B7-1F9B9, U+1F9C0-1F9FF, U+1FA70-1FA79, U+1FA80-1FAC6, U+1FAC8,
  U+1FACC-1FADD, U+1FADF-1FAEB, U+1FAEF-1FAFA
`;

/** Families, their files, the characters that each is for (none: all of them), and what else is to be said of it.
 * @type {[string, string, string, FontFaceDescriptors?][]} */
const FACES = [
  ["Nunito", "/page/fonts/nunito-latin-wght-normal.woff2", "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200C, U+200E-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215", NUNITO],
  ["Nunito", "/page/fonts/nunito-latin-wght-italic.woff2", "U+0000-00FF, U+0131, U+0152-0153, U+2000-200C, U+200E-206F, U+20AC", { ...NUNITO, style: "italic" }],
  ["Nunito", "/page/fonts/nunito-latin-ext-wght-normal.woff2", "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF", NUNITO],
  ["Nunito", "/page/fonts/nunito-vietnamese-wght-normal.woff2", "U+0300-0301, U+0303, U+0309, U+0323, U+1EA0-1EF1", NUNITO],
  ["Nunito", "/page/fonts/nunito-cyrillic-wght-normal.woff2", "U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116", NUNITO],
  ["Fredoka", "/page/fonts/fredoka-latin-wght-normal.woff2", "U+0000-00FF, U+0131, U+0152-0153, U+2000-206F", FREDOKA],
  ["Fredoka", "/page/fonts/fredoka-latin-ext-wght-normal.woff2", "U+0100-02BA, U+1E00-1E9F", FREDOKA],
  ["Page Symbols", "/page/fonts/noto-symbols-math.woff2", "U+2190-21FF, U+2200-22FF"],
  ["Page Symbols", "/page/fonts/noto-symbols-2.woff2", "U+2300-23FF, U+2580-25FF, U+2600-27BF, U+2B00-2BFF"],
  ["Page Emoji", "/page/fonts/noto-color-emoji.woff2", EMOJIS],
  // For marked sequences: keycaps, joined ones, those that only a variation selector makes an emoji.
  ["Page Emoji All", "/page/fonts/noto-color-emoji.woff2", ""],
  ["Page Letters", "/fonts/NotoSansHebrew-SemiBold.ttf", "U+0590-05FF, U+FB1D-FB4F"],
  ["Page Letters", "/fonts/NotoSansArabic-SemiBold.ttf", "U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC"],
  ["Page Letters", "/fonts/NotoSansThai-SemiBold.ttf", "U+0E00-0E7F"],
  ["Page Letters", "/fonts/NotoSansDevanagari-SemiBold.ttf", "U+0900-097F"],
  ["Page Letters", "/fonts/NotoSansBengali-SemiBold.ttf", "U+0980-09FF"],
  ["Page Letters", "/fonts/NotoSansTamil-SemiBold.ttf", "U+0B80-0BFF"],
  ["Page Letters", "/fonts/NotoSansGeorgian-SemiBold.ttf", "U+10A0-10FF"],
  ["Page Letters", "/fonts/NotoSansArmenian-SemiBold.ttf", "U+0530-058F"],
  ["Page Letters", "/fonts/NotoSansGujarati-SemiBold.ttf", "U+0A80-0AFF"],
  ["Page Letters", "/fonts/NotoSansGurmukhi-SemiBold.ttf", "U+0A00-0A7F"],
  ["Page Letters", "/fonts/NotoSansTelugu-SemiBold.ttf", "U+0C00-0C7F"],
  ["Page Letters", "/fonts/NotoSansKannada-SemiBold.ttf", "U+0C80-0CFF"],
  ["Page Letters", "/fonts/NotoSansMalayalam-SemiBold.ttf", "U+0D00-0D7F"],
  ["Page Letters", "/fonts/NotoSansSinhala-SemiBold.ttf", "U+0D80-0DFF"],
  ["Page Letters", "/fonts/NotoSansLao-SemiBold.ttf", "U+0E80-0EFF"],
  ["Page Letters", "/fonts/NotoSansMyanmar-SemiBold.ttf", "U+1000-109F"],
  ["Page Letters", "/fonts/NotoSansKhmer-SemiBold.ttf", "U+1780-17FF"],
  ["Page Letters", "/fonts/NotoSansEthiopic-SemiBold.ttf", "U+1200-139F"],
  ["Page Letters", "/fonts/NotoSansCherokee-SemiBold.ttf", "U+13A0-13FF"],
  ["Page Letters JP", "/fonts/MPLUSRounded1c-Bold.ttf", "U+3040-30FF, U+3000-303F, U+4E00-9FFF, U+FF00-FFEF"],
  ["Page Letters CJK", "/fonts/NotoSansCJK-Bold.otf", "U+1100-11FF, U+2E80-2FDF, U+3000-318F, U+31C0-31EF, U+3400-4DBF, U+4E00-9FFF, U+AC00-D7AF, U+F900-FAFF, U+FF00-FFEF"],
];

/** Tell the browser of them. One that cannot draw emojis in colour by their vectors uses the system's. */
export function addFonts() {
  for (const [family, file, characters, more] of FACES) {
    const source = `url("${file}")${file.includes("color-emoji") ? " tech(color-COLRv1)" : ""}`;
    document.fonts.add(new FontFace(family, source, { unicodeRange: characters || "U+0-10FFFF", ...more }));
  }
}
