# Installs the tool into the folder $1. $2 is what npm installs, such as the path of a .tgz file; without it, the package is made from the
# action's own checkout (in a copy, so that the key of the cache stays the same). A folder from the cache stays as it is.
set -eu
program=$1/node_modules/seedbed/dist/seedbed.mjs
if [ ! -e "$program" ]; then
  spec=$2
  if [ -z "$spec" ]; then
    made=$(mktemp -d)
    trap 'rm -rf "$made"' EXIT
    cp -R "$GITHUB_ACTION_PATH/." "$made"
    (cd "$made" && npm pack >&2)
    spec=$(ls "$made"/seedbed-*.tgz)
  fi
  npm install --prefix "$1" --no-save --no-package-lock --no-audit --no-fund --loglevel=error -- "$spec"
fi
echo "program=$program" >> "$GITHUB_OUTPUT"
