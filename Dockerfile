# A server for a club: docker build -t caverna . && docker run -p 8123:8123 -v caverna:/data caverna
# Three stages: the browser client, the compiled engine, and what runs. docs/operating.md tells the rest.

ARG PYTHON_IMAGE=python:3.13-slim-bookworm
ARG NODE_IMAGE=node:22-bookworm-slim


FROM ${NODE_IMAGE} AS client

WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-fund --no-audit
COPY web/ ./
RUN npm run build


FROM ${PYTHON_IMAGE} AS engine

# What mypyc needs: a C compiler.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/ requirements/
RUN python -m venv /opt/caverna \
    && /opt/caverna/bin/pip install --no-cache-dir -r requirements/play.txt -r requirements/postgresql.txt \
    && python -m venv /opt/compiler \
    && /opt/compiler/bin/pip install --no-cache-dir -r requirements/play.txt -r requirements/compiling.txt
COPY scripts/build_compiled.py scripts/
COPY src/ src/
RUN /opt/compiler/bin/python scripts/build_compiled.py \
    && mv build/compiled/caverna build/compiled/*.so /opt/caverna/
COPY --from=client /build/src/caverna/server/client/ /opt/caverna/caverna/server/client/
RUN /opt/caverna/bin/python -m compileall -q /opt/caverna/caverna


FROM ${PYTHON_IMAGE}

RUN useradd --no-log-init --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin caverna \
    && install --directory --owner=caverna --group=caverna --mode=0700 /data
COPY --from=engine /opt/caverna/ /opt/caverna/
ENV PATH=/opt/caverna/bin:$PATH \
    PYTHONPATH=/opt/caverna \
    PYTHONUNBUFFERED=1 \
    CAVERNA_HOST=0.0.0.0 \
    CAVERNA_PORT=8123 \
    CAVERNA_DATA=/data
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8123
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['CAVERNA_PORT'] + '/health', timeout=4)"]
ENTRYPOINT ["python", "-m", "caverna"]
CMD ["serve"]
