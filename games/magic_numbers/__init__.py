"""Magic Numbers, by Scott Jon Siegel: bluffing with a secret Good and a secret Evil number."""
