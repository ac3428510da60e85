import { beforeAll, beforeEach, expect, test } from "vitest";
import { badgesApi } from "#contract/badges/endpoints.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { MessageChange } from "#contract/contact-messages/constants.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { searchApi } from "#contract/search/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { purgeContactMessages } from "./contact-messages.service.ts";
import { contactMessages } from "./contact-messages.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief", "Chris Chief");
});
beforeEach(async () => {
  await site().db.delete(contactMessages);
  await site().db.delete(auditLog);
});

async function write(name: string): Promise<string> {
  const body = { name, email: "ida@demo.example", subject: "media", message: "May we film?" } as const;
  return (await site().api(contactMessagesApi.send, { body })).id;
}
const change = (what: MessageChange, ...ids: string[]) =>
  chief.api(contactMessagesAdminApi.change, { body: { change: what, ids } });
const names = async (state?: "unread" | "archived") =>
  (await chief.api(contactMessagesAdminApi.list, { query: state ? { state } : {} })).map(({ name }) => name).toSorted();

/** Returns every count of unread messages. */
async function unreadEverywhere(): Promise<number[]> {
  const [counts, badges] = [await chief.api(contactMessagesAdminApi.counts), await chief.api(badgesApi.get)];
  return [counts.unread, badges.messages?.count ?? -1, (await names("unread")).length];
}

test("an archived message is listed only under Archived and isn't counted as unread, until it's taken out", async () => {
  const [kept, archived] = [await write("Ida Kept"), await write("Ola Archived")];
  expect(await unreadEverywhere()).toEqual([2, 2, 2]);
  await change("archive", archived);
  expect([await names(), await names("unread"), await names("archived")]).toEqual([
    ["Ida Kept"],
    ["Ida Kept"],
    ["Ola Archived"],
  ]);
  expect(await unreadEverywhere()).toEqual([1, 1, 1]);
  expect(await chief.api(contactMessagesAdminApi.counts)).toEqual({ total: 1, unread: 1 });
  const get = (id: string) => chief.api(contactMessagesAdminApi.get, { params: { id } });
  expect(await get(archived)).toMatchObject({ name: "Ola Archived", isRead: false, isArchived: true });

  await change("unarchive", archived);
  expect([await names(), await names("archived")]).toEqual([["Ida Kept", "Ola Archived"], []]);
  expect(await unreadEverywhere()).toEqual([2, 2, 2]);
  await change("read", kept, archived);
  expect(await unreadEverywhere()).toEqual([0, 0, 0]);
  await change("unread", archived);
  expect(await unreadEverywhere()).toEqual([1, 1, 1]);
  for (const what of ["archive", "unarchive", "unread"])
    expect(await recordedChanges(site(), `contact-messages.${what}`), what).toMatchObject([{ targetId: archived }]);
});

test("archiving twice, or by two people at once, changes and records a message once", async () => {
  const id = await write("Ida Demo");
  const other = await signedInStaff(site(), "chief", "Olga Other");
  const ask = ({ api }: typeof chief) =>
    api(contactMessagesAdminApi.change, { body: { change: "archive", ids: [id] } });
  for (const outcome of await Promise.all([chief, other, chief, other].map(ask)))
    expect(outcome).toEqual({ done: [id], refused: [] });
  expect(await recordedChanges(site(), "contact-messages.archive")).toHaveLength(1);
});

test("an archived message is found by its sender's name, but not by management", async () => {
  const id = await write("Ida Moorland");
  await change("archive", id);
  const found = await chief.api(searchApi.find, { query: { search: "moorl" } });
  expect(found).toEqual([{ kind: "message", id, name: "Ida Moorland", detail: "media" }]);
  const management = await signedInStaff(site(), "management");
  expect(await management.api(searchApi.find, { query: { search: "moorl" } })).toEqual([]);
});

test("a message stays archived through the bin, and is deleted after as long as any other", async () => {
  const id = await write("Ida Demo");
  await change("archive", id);
  await chief.api(contactMessagesAdminApi.remove, { params: { id } });
  expect(await names("archived")).toEqual([]);
  await chief.api(binApi.restore, { params: { id } });
  expect([await names(), await names("archived")]).toEqual([[], ["Ida Demo"]]);
  await purgeContactMessages(site().db, new Date(Date.now() + 364 * 86_400_000));
  expect(await names("archived")).toEqual(["Ida Demo"]);
  await purgeContactMessages(site().db, new Date(Date.now() + 366 * 86_400_000));
  expect(await names("archived")).toEqual([]);
});
