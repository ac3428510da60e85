import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffApi } from "#contract/staff/endpoints.ts";
import { person } from "#server/testing/heavy-cast/person.ts";
import { canBuildImages, imageStore } from "#server/testing/site/container.ts";
import { freePort } from "#server/testing/stand-ins/free-port.ts";

const account = { username: "ada", password: "a password for the container" };
const ofNode = 1000;

// The engine makes no difference to an image.
describe.runIf(process.env.TEST_ENGINE === "embedded" && canBuildImages())("the Dockerfile's image", () => {
  let images: ReturnType<typeof imageStore>;
  let data: string;
  let port: number;
  beforeAll(async () => {
    images = imageStore();
    images.makeBase();
    images.build("flawless:1");
    data = mkdtempSync(join(tmpdir(), "volume-"));
    chownSync(data, ofNode, ofNode);
    port = await freePort();
  }, 1_800_000);
  afterAll(() => {
    images?.remove();
    rmSync(data, { recursive: true, force: true });
  });

  test("answers on the platform's PORT, stops when told to, and a new image keeps the data", async () => {
    const first = await startAndSignIn("flawless:1");
    expect(images.run("flawless:1", first.settings, ["/release/bin/site", "verify-ledger"])).toContain("is sound");
    expect(await first.stop()).toBe(0);
    expect(first.isHealthy()).toBe(false);

    images.build("flawless:2");
    const second = await startAndSignIn("flawless:2");
    expect(await second.stop()).toBe(0);
  });

  test("runs without root, and can write nothing but its data", () => {
    const { User, Volumes, StopSignal } = images.configOf("flawless:1");
    expect({ User, Volumes, StopSignal }).toEqual({ User: "node", Volumes: { "/data": {} }, StopSignal: "SIGTERM" });
    const tries =
      "id -u; for folder in /release /release/dist/site /etc /data; do touch $folder/tried && echo $folder; done; true";
    expect(images.run("flawless:1", { data, settings: {} }, ["sh", "-c", tries])).toBe(`${ofNode}\n/data\n`);
  });

  async function startAndSignIn(image: string) {
    const { Entrypoint, Cmd, Healthcheck } = images.configOf(image);
    const settings = {
      data,
      settings: {
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ADMIN_USERNAME: account.username,
        ADMIN_PASSWORD: account.password,
      },
    };
    const site = images.start(image, settings, [...Entrypoint, ...Cmd]);
    const isHealthy = () => {
      try {
        images.run(image, settings, Healthcheck.Test.slice(1));
        return true;
      } catch {
        return false;
      }
    };
    await expect.poll(isHealthy, { timeout: 60_000, interval: 500 }).toBe(true);
    await person((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)).api(staffApi.login, { body: account });
    return { settings, isHealthy, stop: site.stop };
  }
});
