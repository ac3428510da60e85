import sharp from "sharp";
import { formType, pictureForm, plain } from "#server/testing/cast/pictures.ts";

export type Target = { origin: string; adminPassword: string };

/** Each is near a limit: 40 megapixels of 16 bits a channel, and 8 to 9 MB of noise in three ways of saving it. */
async function largestPictures(): Promise<Buffer[]> {
  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: "grey", noise: { type: "gaussian", mean: 128, sigma: 30 } },
    });
  return [
    await noise(8000, 5000).jpeg({ progressive: true, quality: 60 }).toBuffer(),
    await noise(8000, 5000).jpeg({ quality: 55 }).toBuffer(),
    await plain(8000, 5000).toColourspace("rgb16").png().toBuffer(),
    await noise(2500, 1300).png().toBuffer(),
  ];
}

let pictures: Promise<Buffer[]> | undefined;

/** Sends the largest accepted pictures all at once, from one person. Returns the statuses. */
export async function uploadAtOnce({ origin, adminPassword }: Target, count: number): Promise<number[]> {
  const cookie = await signIn(origin, { username: "admin", password: adminPassword });
  return Promise.all(Array.from({ length: count }, (_, index) => upload(origin, { cookie, index })));
}

/**
 * Does the same with this many people, each sending one picture after another, until told to stop. Returns how many were
 * accepted.
 */
export async function uploadWithoutPause({ origin, adminPassword }: Target, people: number, signal: AbortSignal) {
  const cookie = await signIn(origin, { username: "admin", password: adminPassword });
  const password = "a password to upload with";
  const cookies = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const account = { username: `uploader ${index}`, password, role: "chief" };
      await fetch(`${origin}/api/admin/accounts`, posted(origin, account, cookie));
      return signIn(origin, account);
    }),
  );
  let taken = 0;
  const uploading = cookies.map(async (cookie, first) => {
    for (let index = first; !signal.aborted; index++) if ((await upload(origin, { cookie, index })) === 201) taken++;
  });
  return { done: Promise.all(uploading).then(() => taken) };
}

const posted = (origin: string, body: unknown, cookie = "") => ({
  method: "POST",
  headers: { "content-type": "application/json", origin, cookie },
  body: JSON.stringify(body),
});

async function signIn(origin: string, { username, password }: { username: string; password: string }) {
  const response = await fetch(`${origin}/api/admin/login`, posted(origin, { username, password }));
  const cookies = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  return cookies.join("; ");
}

async function upload(origin: string, { cookie, index }: { cookie: string; index: number }): Promise<number> {
  pictures ??= largestPictures();
  const all = await pictures;
  const response = await fetch(`${origin}/api/admin/uploads`, {
    method: "POST",
    headers: { cookie, origin, "content-type": formType },
    body: new Uint8Array(pictureForm(all[index % all.length] ?? "")),
  });
  await response.arrayBuffer();
  return response.status;
}
