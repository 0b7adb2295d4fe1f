# Two stages: the first builds the environment, the second carries it. See docs/hosting.md.
ARG PYTHON=3.13-slim-bookworm

FROM python:${PYTHON} AS build
ENV PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_ROOT_USER_ACTION=ignore
WORKDIR /src
# First what the bot is built on, which changes seldom: this layer is then taken from the cache. Whatever is fetched has to
# have one of the hashes in the two files. Neither the local Discord nor the tests belong to a hosted bot.
COPY requirements.txt requirements-build.txt ./
RUN python -m venv /opt/sleepover \
    && /opt/sleepover/bin/pip install --require-hashes --only-binary :all: -r requirements.txt \
    && python -m pip install --require-hashes --only-binary :all: -r requirements-build.txt
COPY pyproject.toml LICENSE README.md ./
COPY games games
COPY renderers renderers
COPY bot bot
COPY playground playground
COPY sleepover sleepover
# The project itself: built with what is there, and installed without asking any index.
RUN python -m pip wheel --no-deps --no-index --no-build-isolation --wheel-dir /wheels . \
    && /opt/sleepover/bin/pip install --no-deps --no-index /wheels/*.whl \
    && /opt/sleepover/bin/pip uninstall --yes pip

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
# The bot says how it is in a file that needs no volume: below a read-only root, /tmp is a tmpfs.
ENV PATH=/opt/sleepover/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    SLEEPOVER_STATUS=/tmp/sleepover-status.json
WORKDIR /srv/sleepover
USER sleepover
# The database: data/sleepover.sqlite below the working directory. The token comes as SLEEPOVER_TOKEN; everything else may
# be set in a config.toml mounted into the working directory.
VOLUME ["/srv/sleepover/data"]
# No port: the bot's status file is looked at.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["sleepover", "status"]
ENTRYPOINT ["sleepover"]
CMD ["run"]
