import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectFolder } from "./project-folder.ts";
import { StartError } from "./start-error.ts";

/** Returns this machine's system, processor and on Linux the C library, such as linux-x64-glibc. */
export function ownPlatform(): string {
  const { platform, arch, report } = process;
  if (platform !== "linux") return `${platform}-${arch}`;
  const { header } = Report.parse(report.getReport());
  return `${platform}-${arch}-${header.glibcVersionRuntime ? "glibc" : "musl"}`;
}

const Report = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });
const ReleaseManifest = z.object({
  os: z.tuple([z.string()]),
  cpu: z.tuple([z.string()]),
  libc: z.tuple([z.string()]).optional(),
});

/** Throws a StartError for a release made for another platform, whose pictures would fail later. A clone fits every one. */
export function checkPlatform() {
  const manifest = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  const { data } = ReleaseManifest.safeParse(manifest);
  if (!data) return;
  const wanted = [...data.os, ...data.cpu, ...(data.libc ?? [])].join("-");
  if (wanted !== ownPlatform())
    throw new StartError(`This release is for ${wanted}, and this machine is ${ownPlatform()}. See npm run release.`);
}
