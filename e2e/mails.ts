import { mailsIn, tokenIn } from "#server/testing/stand-ins/received-mail.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect } from "./fixtures/test.ts";
import type { Person } from "./member.ts";

type Wanted = {
  to: Pick<Person, "email">;
  /** The page that the link leads to. */
  path: string;
  /** How many such mails there are by then. */
  count?: number;
};

/** Returns the token in the newest mail to this person that links to this page. */
export async function tokenMailed(
  { dataDir }: RunningSite,
  { to: { email }, path, count = 1 }: Wanted,
): Promise<string> {
  const tokens = async () =>
    (await mailsIn(dataDir)).filter(({ to, text }) => to === email && text.includes(`${path}#`)).map(tokenIn);
  await expect.poll(async () => (await tokens()).length).toBeGreaterThanOrEqual(count);
  return (await tokens()).at(-1) ?? "";
}

type Mail = { to: string /** Part of its subject. */; about: string };

/** Returns the text of the newest mail of this kind to this person. */
export async function textMailed({ dataDir }: RunningSite, { to, about }: Mail): Promise<string> {
  const texts = async () =>
    (await mailsIn(dataDir)).filter((mail) => mail.to === to && mail.subject.includes(about)).map(({ text }) => text);
  await expect.poll(async () => (await texts()).length).toBeGreaterThan(0);
  return (await texts()).at(-1) ?? "";
}

/** Returns the link in it. */
export async function linkMailed(site: RunningSite, mail: Mail): Promise<string> {
  const [link = ""] = /^https?:\S+$/m.exec(await textMailed(site, mail)) ?? [];
  return link;
}
