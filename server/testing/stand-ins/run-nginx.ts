import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { freePort } from "./free-port.ts";

/** Whether there is an nginx to put in front of the site. On a laptop its tests are skipped; in CI it must exist. */
export function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    const missing = "There is no nginx for the tests: install nginx-light.";
    if (process.env.CI) throw new Error(missing);
    console.log(`${missing} Its tests are skipped.`);
    return false;
  }
}

/** Starts two proxies in a row, set up as nginx's documentation suggests: `outer` caches what it may, and asks `inner`. */
export async function runNginx(site: string) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const outer = await freePort();
  const inner = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration({ folder, outer, inner, site }));
  const { stop } = run(file, folder);
  return { outer: `http://127.0.0.1:${outer}`, inner: `http://127.0.0.1:${inner}`, stop };
}

/** Starts nginx with the configuration that the site ships, on ports of this machine and with a self-signed certificate. */
export async function runShippedNginx(site: string) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const selfSigned = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=flawless.example"];
  execFileSync("openssl", [...selfSigned, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const shipped = readFileSync(join(projectFolder, "deploy/nginx.conf"), "utf8")
    .replaceAll(/listen \[::\].*\n/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${https} ssl`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace("127.0.0.1:3000", new URL(site).host);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, `${surroundings(folder)}http { access_log off; ${temporaryFolders(folder)}\n${shipped}}\n`);
  const { stop } = run(file, folder);
  return { http: `http://127.0.0.1:${http}`, https: `https://127.0.0.1:${https}`, stop };
}

function run(file: string, folder: string) {
  const nginx = spawn("nginx", ["-c", file, "-p", folder, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(nginx, "exit");
  return {
    stop: async () => {
      nginx.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const surroundings = (folder: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
worker_rlimit_nofile 10240;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 4096; }
`;

const temporaryFolders = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");

type Setup = { folder: string; outer: number; inner: number; site: string };

const configuration = ({ folder, outer, inner, site }: Setup) => `
${surroundings(folder)}
http {
  access_log off;
  ${temporaryFolders(folder)}
  proxy_cache_path ${folder}/cache keys_zone=site:1m;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  server {
    listen 127.0.0.1:${outer};
    proxy_cache site;
    proxy_cache_key $request_uri;
    add_header X-Cache $upstream_cache_status always;
    location / { proxy_pass http://127.0.0.1:${inner}; }
  }
  server {
    listen 127.0.0.1:${inner};
    location / { proxy_pass ${site}; }
  }
}
`;
