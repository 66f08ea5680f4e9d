# Packs the npm package into the folder $1 and tries it as a stranger would: in an empty folder, from the tarball alone.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p "$1"
folder=$(cd "$1" && pwd)
npm pack --pack-destination "$folder"
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
echo 'create table users (id bigint primary key, email text not null unique);' > "$trial/schema.sql"
cd "$trial"
npx --yes "file:$(ls "$folder"/seedbed-*.tgz)" generate schema.sql --rows 5 --out - --format csv | grep -q '@'
