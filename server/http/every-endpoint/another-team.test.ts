import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { defaultEventColor } from "#contract/calendar/constants.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { publishFirstFacts } from "#server/features/team/team.service.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { everyMemberWrite } from "#server/testing/endpoints/member-writes.ts";
import { servedAddresses } from "#server/testing/endpoints/served-addresses.ts";
import { everyStaffWrite, type StaffWrite } from "#server/testing/endpoints/staff-writes.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team as firstTeam } from "#team.config.ts";

const examples = join(resolve(import.meta.dirname, "../../.."), "examples");
const facts = JSON.parse(readFileSync(join(examples, "nordlys.json"), "utf8"));
/** Calls that would close the site to the walk, or replace the facts it's about. */
const keptFrom = /lockdown|\/admin\/team|second-factor|demonstration/;

const site = useSite({}, { servesAssets: true });
let readers: Record<"visitor" | "member" | "admin", { cookie?: string }>;

beforeAll(async () => {
  await publishFirstFacts(site().db, { facts, defaults: firstTeam });
  await site().app.readTeam();
  const { headers, writes } = await everyMemberWrite(site());
  await carryOut(writes, headers);
  await carryOut(await everyStaffWrite(site()), (await signedInStaff(site(), "admin")).headers);
  const someone = { name: "Liv Sample", email: "liv@demo.example", password: "a long enough password", discord: "liv" };
  await site().api(accountsApi.register, { body: someone });
  await site().api(accountsApi.forgotPassword, { body: { email: someone.email } });
  const message = { name: "Liv", email: someone.email, subject: "other", message: "Hello there, everybody." } as const;
  await site().api(contactMessagesApi.send, { body: message });
  const [member, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  readers = { visitor: {}, member: member.headers, admin: admin.headers };
});

async function carryOut(writes: StaffWrite[], headers: object) {
  for (const { url, method, payload, headers: own } of writes)
    if (!keptFrom.test(url))
      await site().app.inject({ url, method, headers: { ...headers, ...own }, ...(payload && { payload }) });
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn);
const { name, wordmark, location, games, programme, brand } = firstTeam;
const awards = programme.awards.map(({ description }) => description);
const itsNames = [name, wordmark, location, ...games.map((game) => game.name), ...awards];
/** Shorter texts may be the product's own, or anybody's. */
const isTelling = (text: string) => text.length >= 30 || /@|:\/\//.test(text);
/** What only the first team says: its names, its colours, and its texts and addresses unless the other team says them too. */
const itsWords = [...itsNames, ...Object.values(brand), ...textsIn(firstTeam).filter(isTelling)]
  .filter((words) => !textsIn(facts).includes(words) && words !== defaultEventColor)
  .map((words) => words.toLowerCase());

/** Returns which of its words a text has. */
function wordsIn(text: string): string[] {
  const readable = text.toLowerCase().replaceAll("%23", "#").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  return itsWords.filter((words) => readable.includes(words));
}

const isPicture = /^image\/(png|webp|x-icon)/;
const itsColours = Object.values(brand).map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));

/** Returns the share of a picture's pixels that are in one of its colours. */
async function shareInItsColours(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (itsColours.some((colour) => colour.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 4)))
      found++;
  return found / (info.width * info.height);
}

/** Returns the addresses of this site that a text names. */
const addressesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:href|src|content|action)="([^"#]+)|<(?:loc|link|id)>([^<#]+)|url\(["']?([^"')]+)|https?:\/\/site\.test([^\s"<\\#]+)/g,
    ),
  ]
    .map(([, ...found]) => found.find(Boolean)?.replaceAll("&amp;", "&") ?? "")
    .filter((address) => address.startsWith("/") || address.startsWith(siteUrl))
    .map((address) => address.replace(siteUrl, "") || "/");

/** The editor's call has the defaults of a fresh site as well, and a stream never ends. */
const isSafe = (address: string) =>
  address !== "/api/admin/team" && !/logout|sign-out|\/calendar\/feed|^\/\/|live/.test(address);

/** Reads every address that the server has, and every one that those name. Returns what of the first team was found, and where. */
async function walk({ cookie }: { cookie?: string }) {
  const fixed = servedAddresses(site()).filter((line) => line.startsWith("GET /") && !/[:*]/.test(line));
  const waiting = new Set(["/", "/no-such-page", ...fixed.map((line) => line.slice("GET ".length))]);
  const found: string[] = [];
  let texts = 0;
  let pictures = 0;
  for (const address of waiting) {
    if (!isSafe(address)) continue;
    const response = await site().app.inject({ url: address, headers: cookie ? { cookie } : {} });
    const type = String(response.headers["content-type"] ?? "");
    if (address.startsWith("/media/") && response.statusCode !== 200) found.push(`${address} isn't there`);
    if (address.startsWith("/media/")) continue;
    if (isPicture.test(type)) {
      pictures++;
      const share = await shareInItsColours(response.rawPayload);
      if (share > 0.005) found.push(`${address} is drawn in its colours: ${(share * 100).toFixed(1)} %`);
    } else if (!/font|octet/.test(type)) {
      texts++;
      for (const words of wordsIn(response.body)) found.push(`${address} says ${words}`);
      for (const next of addressesIn(response.body)) waiting.add(next);
    }
  }
  return { found, texts, pictures };
}

test.each(["visitor", "member", "admin"] as const)(
  "a %s of another team finds nothing of the first one",
  async (reader) => {
    const { found, texts, pictures } = await walk(readers[reader]);
    expect(found).toEqual([]);
    expect(texts).toBeGreaterThan(80);
    expect(pictures).toBeGreaterThan(3);
  },
  120_000,
);

test("no mail or message of another team names the first one", async () => {
  const sent = await site().db.select({ payload: outbox.payload }).from(outbox);
  expect(sent.length).toBeGreaterThan(8);
  expect(sent.flatMap(({ payload }) => wordsIn(JSON.stringify(payload)))).toEqual([]);
});
