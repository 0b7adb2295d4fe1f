# Two stages: the first builds the environment, the second carries it. See docs/hosting.md.
ARG PYTHON=3.13-slim-bookworm

FROM python:${PYTHON} AS build
ENV UV_PROJECT_ENVIRONMENT=/opt/sleepover \
    UV_PYTHON_DOWNLOADS=never \
    UV_COMPILE_BYTECODE=1 \
    UV_LINK_MODE=copy
RUN python -m pip install --no-cache-dir --root-user-action=ignore uv==0.13.8
WORKDIR /src
# First what the bot is built on, which changes seldom: this layer is then taken from the cache. No default groups: neither
# the local Discord nor the tests belong to a hosted bot.
COPY pyproject.toml ./
RUN uv sync --no-default-groups --no-install-project
COPY LICENSE README.md ./
COPY games games
COPY renderers renderers
COPY bot bot
COPY playground playground
COPY sleepover sleepover
RUN uv sync --no-default-groups --no-editable

FROM python:${PYTHON}
LABEL org.opencontainers.image.title="Sleepover" \
      org.opencontainers.image.description="A games night in a Discord channel." \
      org.opencontainers.image.licenses="MIT AND OFL-1.1"
# An ordinary user without a password, a shell or a home; a number, so that a volume's owner can be told.
RUN groupadd --gid 10001 sleepover \
    && useradd --uid 10001 --gid sleepover --no-create-home --home-dir /srv/sleepover --shell /usr/sbin/nologin sleepover \
    && mkdir -p /srv/sleepover/data \
    && chown sleepover:sleepover /srv/sleepover/data
COPY --from=build /opt/sleepover /opt/sleepover
ENV PATH=/opt/sleepover/bin:$PATH \
    PYTHONUNBUFFERED=1
WORKDIR /srv/sleepover
USER sleepover
# The database: data/sleepover.sqlite below the working directory. The token comes as SLEEPOVER_TOKEN; everything else may
# be set in a config.toml mounted into the working directory.
VOLUME ["/srv/sleepover/data"]
ENTRYPOINT ["sleepover"]
CMD ["run"]
