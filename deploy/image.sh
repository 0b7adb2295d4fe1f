#!/usr/bin/env bash
# The image of the Dockerfile, built with buildah on a base made with debootstrap: no container engine, no registry of images.
# As root, on Debian (elsewhere MIRROR has to be set), with: apt-get install --no-install-recommends buildah debootstrap
#
#   deploy/image.sh base     make the base from Debian's packages: a few minutes, once
#   deploy/image.sh build    build the image `sleepover` on it
#   deploy/image.sh try      run it as it is meant to be run: read-only root, ordinary user, no rights
#   deploy/image.sh save     write it to a file that `docker load` and `podman load` take
#
# SUITE is Debian's release (bookworm: Python 3.11; trixie: 3.13), WORK the folder for the base and what is saved, MIRROR
# where Debian's packages come from (left out: where apt has them from). VOLUMES lists more folders that the build is to
# see, for those whose Python packages come from a folder: "/srv/wheels /srv/more".
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
suite=${SUITE:-bookworm}
work=${WORK:-/var/tmp/sleepover-image}
case $suite in
bookworm) python=3.11-slim-bookworm ;;
trixie) python=3.13-slim-trixie ;;
*) echo "SUITE has to be bookworm or trixie, and not $suite." >&2 && exit 2 ;;
esac
# Commands of a build run in a chroot: that needs no further rights from the machine, and works in a container too.
export BUILDAH_ISOLATION=chroot
export STORAGE_DRIVER=${STORAGE_DRIVER:-vfs}

base() {
    local mirror=${MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Label: Debian" | head -n 1)}
    local tree=$work/$suite container
    [ -n "$mirror" ] || { echo "apt does not say where Debian's packages are: set MIRROR." >&2 && exit 1; }
    rm -rf "$tree" && mkdir -p "$tree"
    debootstrap --variant=minbase --include=python3,python3-venv,python3-pip,python-is-python3,ca-certificates \
        "$suite" "$tree" "$mirror"
    # It guards Debian's own Python from pip; here nobody else uses it.
    rm -rf "$tree"/usr/lib/python3*/EXTERNALLY-MANAGED "$tree"/var/cache/apt/archives/*.deb "$tree"/var/lib/apt/lists/*
    container=$(buildah from scratch)
    buildah add --quiet "$container" "$tree" / >/dev/null
    buildah config --cmd /bin/bash --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
    buildah commit --quiet --rm "$container" "localhost/python:$python" >/dev/null
    rm -rf "$tree"
    echo "The base is made: python:$python"
}

build() {
    local seen=() path
    # What this machine trusts, and where its pip looks; the image keeps nothing of it.
    for path in /etc/ssl/certs /usr/share/ca-certificates /usr/local/share/ca-certificates /etc/pip.conf /etc/xdg/pip \
        "${HOME:-/root}/.config/pip" ${VOLUMES:-}; do
        [ -e "$path" ] && seen+=(--volume "$path:$path:ro")
    done
    # In Docker's format: the other one has no HEALTHCHECK.
    buildah build --format docker --pull-never --network host "${seen[@]}" --build-arg "PYTHON=$python" \
        --tag sleepover "$here"
    buildah images sleepover
}

# inside WHAT…: run it in the image as it is meant to be run; the folder $data is the volume.
inside() {
    unshare --mount --pid --fork bash -c '
        set -euo pipefail
        root=$1 data=$2 && shift 2
        mount --bind "$root" "$root" && mount --bind "$data" "$root/srv/sleepover/data"
        mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/tmp" && mount -t proc proc "$root/proc"
        mount --bind /dev "$root/dev"
        mount -o remount,bind,ro "$root"
        cd "$root" && exec chroot "$root" /usr/bin/env -i PATH=/opt/sleepover/bin:/usr/bin:/bin HOME=/nonexistent \
            SLEEPOVER_STATUS=/tmp/sleepover-status.json ${TRY_ENVIRONMENT:-} setpriv --reuid 10001 --regid 10001 \
            --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all sh -c "cd /srv/sleepover && exec \"\$@\"" sh "$@"
    ' inside "$root" "$data" "$@"
}

# expect STATUS TEXT WHAT…: what is run has to end so, and say so.
expect() {
    local status=$1 text=$2 said found=0
    shift 2
    said=$(inside "$@" 2>&1) || found=$?
    if [ "$found" != "$status" ] || ! grep -q -- "$text" <<<"$said"; then
        printf 'WRONG: %s ended with %s and said:\n%s\n' "$*" "$found" "$said" >&2
        return 1
    fi
    echo "right: $* ($found)"
}

try() {
    local container failed=0
    container=$(buildah from --pull-never sleepover)
    root=$(buildah mount "$container")
    data=$(mktemp -d) && chown 10001:10001 "$data" && chmod 700 "$data"
    # shellcheck disable=SC2064 # as they are now
    trap "buildah umount '$container' >/dev/null; buildah rm '$container' >/dev/null; rm -rf '$data'" EXIT
    expect 0 "A games night" sleepover --help || failed=1
    expect 78 "There is no token" sleepover run || failed=1
    expect 1 "There is no status file" sleepover status || failed=1
    expect 0 "database *ok" sh -c 'sleepover doctor --offline --json >/dev/null; python -c "
import asyncio, pathlib
from bot.storage import open_store
async def make():
    async with open_store(pathlib.Path(\"data/sleepover.sqlite\")): pass
asyncio.run(make())"; stat -c "database ok %a" data/sleepover.sqlite' || failed=1
    expect 0 "600" stat -c %a data/sleepover.sqlite || failed=1
    expect 0 "" sleepover backup || failed=1
    expect 1 "Read-only file system" touch /opt/sleepover/new || failed=1
    expect 0 "^10001$" id -u || failed=1
    expect 0 "compiled" sh -c 'test -n "$(find /opt/sleepover -path "*bot/__pycache__/*.pyc" | head -n 1)" && echo compiled' || failed=1
    expect 0 "nothing to build with" sh -c 'for name in /opt/sleepover/bin/pip uv gcc; do
        command -v $name && exit 1; done; echo nothing to build with' || failed=1
    buildah inspect --type image --format '{{.Docker.ContainerConfig.Healthcheck.Test}}' sleepover 2>/dev/null | grep -q status ||
        buildah inspect --type image sleepover | grep -q '"Healthcheck"' || { echo "WRONG: no HEALTHCHECK" >&2 && failed=1; }
    return $failed
}

save() {
    buildah push --quiet sleepover "docker-archive:$work/sleepover.tar:sleepover:latest"
    ls -l "$work/sleepover.tar"
}

case ${1:-} in
base | build | try | save) "$1" ;;
*) sed -n '2,14p' "${BASH_SOURCE[0]}" | sed 's/^# \{0,1\}//' && exit 2 ;;
esac
