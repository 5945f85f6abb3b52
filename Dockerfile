# The images of both apps:
#   docker build --target site -t crm-site .
#   docker build --target backoffice -t crm-backoffice .

# 24.22.1 is the first release with the fix of CVE-2026-111497.
ARG NODE_IMAGE=node:24.22.1-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/site/package.json apps/site/
COPY bench/package.json bench/
COPY chaos/package.json chaos/
COPY e2e/package.json e2e/
COPY packages/brand/package.json packages/brand/
COPY packages/contract/package.json packages/contract/
COPY packages/drawings/package.json packages/drawings/
COPY packages/search/package.json packages/search/
COPY packages/server-kit/package.json packages/server-kit/
COPY packages/whatsapp/package.json packages/whatsapp/
COPY pictures/package.json pictures/

FROM manifests AS build
RUN npm ci
COPY . .
RUN node scripts/build.ts

# What each app needs at run time. The removed folders are optional peers that nothing loads then.
FROM manifests AS site-packages
RUN npm ci --omit=dev --workspace=@crm/site \
  && cd node_modules && rm -rf vite rolldown @rolldown typescript @typescript lightningcss* sharp @img

FROM manifests AS backoffice-packages
RUN npm ci --omit=dev --workspace=@crm/backoffice \
  && cd node_modules && rm -rf vite vitest @vitest rolldown @rolldown lightningcss*

# Node alone, with no package manager and no compiler, and a folder for data that only it can read.
FROM ${NODE_IMAGE} AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
    /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* \
  && install -d -o node -g node -m 0700 /data /assets
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
VOLUME ["/data", "/assets"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS site
COPY --from=site-packages /app/node_modules node_modules
COPY --from=site-packages /app/apps/site/node_modules apps/site/node_modules
COPY --from=build /app/apps/site/package.json apps/site/
COPY --from=build /app/apps/site/build apps/site/build
ENV BACKOFFICE=off PORT=3000
EXPOSE 3000
USER node
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=2000", "--expose-gc", "apps/site/build/server/main.js"]

FROM runtime AS backoffice
COPY --from=backoffice-packages /app/node_modules node_modules
COPY --from=backoffice-packages /app/apps/backoffice/node_modules apps/backoffice/node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/packages packages
COPY --from=build /app/scripts scripts
COPY --from=build /app/apps/backoffice apps/backoffice
ENV BACKOFFICE=only PORT=4000
EXPOSE 4000
USER node
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=2000", "--expose-gc", "apps/backoffice/server/main.ts"]
