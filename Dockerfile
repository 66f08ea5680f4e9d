# One image for the API (which serves the client as well) and for the seed job.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS base
RUN npm install --global pnpm@12.21.0 && mkdir -p /app /data && chown node:node /app /data
WORKDIR /app
USER node
# Manifests alone first: the layer with the packages is made again only when they change.
COPY --chown=node:node package.json pnpm-lock.yaml pnpm-workspace.yaml turbo.json tsconfig.base.json ./
COPY --chown=node:node apps/api/package.json apps/api/
COPY --chown=node:node apps/api/test/generated-client/package.json apps/api/test/generated-client/
COPY --chown=node:node apps/cli/package.json apps/cli/
COPY --chown=node:node apps/docs/package.json apps/docs/
COPY --chown=node:node apps/library/package.json apps/library/
COPY --chown=node:node apps/seed/package.json apps/seed/
COPY --chown=node:node apps/web/package.json apps/web/
COPY --chown=node:node benches/package.json benches/
COPY --chown=node:node e2e/package.json e2e/
COPY --chown=node:node packages/assist/package.json packages/assist/
COPY --chown=node:node packages/client/package.json packages/client/
COPY --chown=node:node packages/constraints/package.json packages/constraints/
COPY --chown=node:node packages/contract/package.json packages/contract/
COPY --chown=node:node packages/engine/package.json packages/engine/
COPY --chown=node:node packages/inference/package.json packages/inference/
COPY --chown=node:node packages/mock/package.json packages/mock/
COPY --chown=node:node packages/mysql/package.json packages/mysql/
COPY --chown=node:node packages/postgres/package.json packages/postgres/
COPY --chown=node:node packages/meaning/package.json packages/meaning/
COPY --chown=node:node packages/runner/package.json packages/runner/
COPY --chown=node:node packages/schema-files/package.json packages/schema-files/
COPY --chown=node:node packages/seed-scripts/package.json packages/seed-scripts/
COPY --chown=node:node packages/sqlite/package.json packages/sqlite/
COPY --chown=node:node packages/testing/package.json packages/testing/

FROM base AS build
RUN pnpm install --frozen-lockfile --filter seedbed --filter "@seedbed/web..." --filter @seedbed/docs --filter "@seedbed/api..." --filter "seedbed-cli..." --filter "@seedbed/library..."
COPY --chown=node:node packages packages
COPY --chown=node:node apps apps
COPY --chown=node:node tools tools
COPY --chown=node:node docs docs
# What goes with the bundle, before the licences of what is in it.
COPY --chown=node:node NOTICE ./
RUN node packages/meaning/build/compile.ts && pnpm --filter @seedbed/web build && pnpm --filter @seedbed/docs build && node tools/bundle.mjs

FROM base AS api
ENV NODE_ENV=production
RUN pnpm install --prod --frozen-lockfile --filter seedbed --filter "@seedbed/seed..." \
 && rm -rf "$(pnpm store path)" "$HOME/.cache"
COPY --chown=node:node packages packages
COPY --chown=node:node apps/seed apps/seed
COPY --chown=node:node --from=build /app/dist dist
# glibc's malloc: with an arena for each thread that computes, what they gave back stays with the process, and so does what large buffers leave in the arenas.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=65536
# All that is written lies in the volume, or in /tmp: the rest may be read-only.
ENV SEEDBED_HOST=0.0.0.0 SEEDBED_PORT=4500 SEEDBED_DATA_DIR=/data XDG_CACHE_HOME=/data/cache
VOLUME /data
EXPOSE 4500
CMD ["node", "dist/server.mjs"]
