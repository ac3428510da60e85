import { mailsIn, tokenIn } from "#server/testing/stand-ins/mailbox.ts";
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

/** The token of the newest mail to somebody that leads to this page. */
export async function tokenMailed(
  { dataDir }: RunningSite,
  { to: { email }, path, count = 1 }: Wanted,
): Promise<string> {
  const tokens = async () =>
    (await mailsIn(dataDir)).filter(({ to, text }) => to === email && text.includes(`${path}#`)).map(tokenIn);
  await expect.poll(async () => (await tokens()).length).toBeGreaterThanOrEqual(count);
  return (await tokens()).at(-1) ?? "";
}
