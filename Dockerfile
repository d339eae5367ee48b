# Stoa in one image for amd64 and arm64. docs/deploy.md explains how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# the image has Node already, and no other package needs its install script
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts && node scripts/release.ts /stoa

FROM node:24-bookworm-slim
# pg_dump, for snapshots of a PostgreSQL database; data of text recognition for the browser
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
    tesseract-ocr-eng tesseract-ocr-deu tesseract-ocr-spa \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data
COPY --from=build /stoa /stoa
WORKDIR /stoa
ENV NODE_ENV=production STOA_DATA=/data HOST=0.0.0.0 PORT=3000
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# no npm in between: the process receives the signals itself
CMD ["node", "server/main.ts"]
