# The site as a container: docs/deploy.md says how to run it. The first stage makes a release, and the second is that release.

FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=peer
COPY . .
RUN npm run release -- --to /archive \
    && mkdir /release \
    && tar --no-same-owner --strip-components=1 -xzf /archive/*.tar.gz -C /release

FROM node:26-slim
COPY --from=build /release /release
RUN install --directory --owner=node --group=node --mode=700 /data
WORKDIR /release
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# The site stops within ten seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/release/bin/site"]
CMD ["start"]
