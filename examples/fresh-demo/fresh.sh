#!/bin/sh
# Loads the demo once, and moves its times by whole weeks, so that they end before today. Safe to run as often as you like, also twice at once.
set -eu
cd "$(dirname "$0")"
if [ ! -e blueprint.json ]; then
  seedbed infer schema.sql --out loading.json
  seedbed load loading.json --create --schema schema.sql --url "$DATABASE_URL"
  mv loading.json blueprint.json
fi
seedbed slide "$DATABASE_URL" --blueprint blueprint.json
