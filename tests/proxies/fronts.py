"""Real proxies with the very files of deploy/, before a real server."""

import os
import shutil
import socket
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Protocol

from scripts.ensure_proxies import find_proxy, why_not
from tests.patience import PATIENCE, wait_until

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
HOST = "127.0.0.1"
ONE_GREETING = 5.0
"""Seconds, then it is greeted again."""
NGINX = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ }}
http {{
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY_HEAD = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"


class Front(Protocol):
    """A proxy that shows a server at https://localhost:PORT/caverna/."""

    port: int

    def stop(self) -> None: ...


class Process:
    """A program that listens, and its end."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str] | None = None) -> None:
        self.port = port
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=sys.stderr
        )
        wait_until(self.listens, command[0])

    def listens(self) -> bool:
        assert self.process.poll() is None, "it ended at once"
        with socket.socket() as probe:
            return probe.connect_ex((HOST, self.port)) == 0 and self.greets(probe)

    def greets(self, probe: socket.socket) -> bool:
        """Who listens may still be busy with something."""
        return True

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


class Greeter(Process):
    """A program that listens for TLS: it may do so before it has made its certificate."""

    def greets(self, probe: socket.socket) -> bool:
        probe.settimeout(ONE_GREETING)
        try:
            trusting_everybody().wrap_socket(probe, server_hostname="localhost").close()
        except OSError:
            return False
        return True


def nginx_before(folder: Path, *servers: int) -> Front:
    """Nginx with deploy/nginx.conf, of which only ports and files are others."""
    port = free_port()
    make_certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for printed, here in (
        ("listen 443 ssl", f"listen {HOST}:{port} ssl"),
        ("server_name club.example", "server_name localhost"),
        ("/etc/ssl/club.example.pem", f"{folder}/cert.pem"),
        ("/etc/ssl/club.example.key", f"{folder}/key.pem"),
        ("server 127.0.0.1:8123;", " ".join(f"server {HOST}:{port};" for port in servers)),
    ):
        assert site.count(printed) == 1, printed
        site = site.replace(printed, here)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""  # else its workers could not look into this folder
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user), encoding="utf-8")
    return Greeter([program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")], port)


def caddy_before(folder: Path, *servers: int) -> Front:
    """Caddy with deploy/Caddyfile and a certificate of its own making."""
    port = free_port()
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert site.count("\tencode gzip\n") == 1
    site = site.replace("\tencode gzip\n", "\tencode gzip\n\ttls internal\n")
    (folder / "Caddyfile").write_text(CADDY_HEAD + site, encoding="utf-8")
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "CLUB_DOMAIN": f"https://localhost:{port}",
        "CLUB_SERVERS": " ".join(f"{HOST}:{server}" for server in servers),
    }
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return Greeter(command, port, environment)


FRONTS = {"nginx": nginx_before, "caddy": caddy_before}


def program(name: str) -> str:
    found = find_proxy(name)
    assert found is not None, why_not()
    return found


def make_certificate(folder: Path) -> None:
    """A certificate for localhost that nobody else trusts."""
    openssl = shutil.which("openssl")
    assert openssl is not None, why_not()
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *files, *subject]
    subprocess.run(command, check=True, capture_output=True)


def trusting_everybody() -> ssl.SSLContext:
    """These certificates are known to nobody."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def free_port() -> int:
    with socket.create_server((HOST, 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
