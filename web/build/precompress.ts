import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a compressed copy of each file of the build, at the highest quality, so that the server never has to compress it. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(files.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(file: string) {
  const content = await readFile(file);
  await Promise.all([writeFile(`${file}.br`, await brotli(content)), writeFile(`${file}.gz`, await gzipped(content))]);
}
