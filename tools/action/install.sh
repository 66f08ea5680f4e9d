# Installs the packed tool: $1 is its folder, $2 what npm installs, such as seedbed@0.1.0 or the path of a .tgz file. A folder from the cache stays as it is.
set -eu
program=$1/node_modules/seedbed/dist/seedbed.mjs
[ -e "$program" ] || npm install --prefix "$1" --no-save --no-package-lock --no-audit --no-fund --loglevel=error -- "$2"
echo "program=$program" >> "$GITHUB_OUTPUT"
