import { eq, inArray } from "drizzle-orm";
import { ApiFailure } from "#contract/client.ts";
import { errorStatus } from "#contract/errors.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { inTransaction } from "#server/database/database.ts";
import { Refusal } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { pointsAccounts, redemptions, rewardItems } from "#server/features/points/points.table.ts";
import { cancelMemberRedemptions } from "#server/features/points/redemptions.service.ts";
import { signedInMember, type signedInStaff } from "#server/testing/cast/cast.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { type Answer, type Done, nameAt, type Operation, type State, type What, type Who } from "./points-model.ts";

type Admin = Awaited<ReturnType<typeof signedInStaff>>;
type Member = Awaited<ReturnType<typeof signedInMember>>;
type Start = { points: Record<Who, number>; prices: Record<What, number> };

/** Makes two members and two reward items on a real site, for the operations of the model. */
export async function openPointsWorld(site: TestSite, admin: Admin, { points, prices }: Start) {
  const people = { Alex: await newcomer(site, admin, points.Alex), Sam: await newcomer(site, admin, points.Sam) };
  const make = (what: What) =>
    admin.api(pointsAdminApi.createItem, { body: { name: nameAt(what, prices[what]), price: prices[what] } });
  const items = { sticker: (await make("sticker")).id, jersey: (await make("jersey")).id };
  const world = { site, admin, people, items };
  return {
    start: startState({ points, prices }),
    carryOut: async (operation: Operation): Promise<Done> => ({
      operation,
      response: await answerTo(world, operation),
    }),
    stored: () => storedIn(world),
  };
}
export type PointsWorld = Awaited<ReturnType<typeof openPointsWorld>>;

type World = { site: TestSite; admin: Admin; people: Record<Who, Newcomer>; items: Record<What, string> };
type Newcomer = Member & { accountId: string };

async function newcomer(site: TestSite, admin: Admin, points: number): Promise<Newcomer> {
  const member = await signedInMember(site);
  const { id } = member.member;
  await admin.api(pointsAdminApi.adjust, { params: { id }, body: { action: "set", amount: points } });
  const [account] = await site.db.select().from(pointsAccounts).where(eq(pointsAccounts.memberId, id));
  return { ...member, accountId: account?.id ?? "" };
}

const startState = ({ points, prices }: Start): State => {
  const person = (who: Who) => ({ points: points[who], isGone: false });
  const item = (what: What) => ({ price: prices[what], isActive: true, version: 1, isGone: false });
  return {
    people: { Alex: person("Alex"), Sam: person("Sam") },
    items: { sticker: item("sticker"), jersey: item("jersey") },
    redemptions: {},
    keys: {},
  };
};

async function answerTo(world: World, operation: Operation): Promise<Answer> {
  try {
    return await carryOut(world, operation);
  } catch (error) {
    if (error instanceof ApiFailure) return { status: error.status, sentence: error.sentence };
    if (error instanceof Refusal) return { status: errorStatus[error.code], sentence: error.message };
    throw error;
  }
}

async function carryOut(world: World, operation: Operation): Promise<Answer> {
  const { admin, people, items } = world;
  switch (operation.does) {
    case "look":
      return { status: 200, points: (await people[operation.who].api(pointsApi.summary)).points };
    case "adjust": {
      const { who, action, amount } = operation;
      const params = { id: people[who].member.id };
      const { points } = await admin.api(pointsAdminApi.adjust, { params, body: { action, amount } });
      return { status: 200, points };
    }
    case "redeem": {
      const { who, what, key } = operation;
      const body = { itemId: items[what], discordUsername: "a_sample" };
      const headers = key === undefined ? {} : { "idempotency-key": key };
      return { status: 200, ...(await people[who].api(pointsApi.redeem, { headers, body })) };
    }
    case "resolve":
      await admin.api(pointsAdminApi.resolve, { params: { id: operation.id }, body: { status: operation.status } });
      return { status: 200 };
    case "edit": {
      const { what, does: _, ...body } = operation;
      await admin.api(pointsAdminApi.updateItem, {
        params: { id: items[what] },
        body: { ...body, name: nameAt(what, body.price) },
      });
      return { status: 200 };
    }
    case "remove":
      await admin.api(pointsAdminApi.removeItem, { params: { id: items[operation.what] } });
      return { status: 200 };
    case "leave":
      return { status: (await leave(world, operation.who)) ? 200 : 404 };
  }
}

/** Does what deleting an account does. */
const leave = ({ site, people }: World, who: Who): Promise<boolean> =>
  inTransaction(site.db, async (tx) => {
    const { id } = people[who].member;
    await cancelMemberRedemptions(tx, id);
    const gone = await tx.delete(members).where(eq(members.id, id)).returning({ id: members.id });
    return gone.length > 0;
  });

/** Returns what the database holds, to be compared with `keptOf` of a state. */
async function storedIn({ site: { db }, people, items }: World): Promise<Kept> {
  const accountIds = Object.values(people).map(({ accountId }) => accountId);
  const accounts = await db.select().from(pointsAccounts).where(inArray(pointsAccounts.id, accountIds));
  const offered = await db
    .select()
    .from(rewardItems)
    .where(inArray(rewardItems.id, Object.values(items)));
  const made = await db.select().from(redemptions).where(inArray(redemptions.accountId, accountIds));
  const person = (who: Who) => {
    const account = accounts.find(({ id }) => id === people[who].accountId);
    return { points: account?.balance ?? Number.NaN, isGone: account?.memberId === null };
  };
  const item = (what: What) => {
    const found = offered.find(({ id }) => id === items[what]);
    return found && { price: found.price, isActive: found.isActive, version: found.version };
  };
  return {
    people: { Alex: person("Alex"), Sam: person("Sam") },
    items: { sticker: item("sticker"), jersey: item("jersey") },
    redemptions: Object.fromEntries(
      made.map(({ id, status, pointsSpent, discordUsername }) => [
        id,
        { status, price: pointsSpent, isNamed: discordUsername !== null },
      ]),
    ),
  };
}

type Kept = {
  people: State["people"];
  items: Record<What, { price: number; isActive: boolean; version: number } | undefined>;
  redemptions: Record<string, { status: string; price: number; isNamed: boolean }>;
};

/** Returns the part of a state that the database holds. Who received a reward is deleted when they leave. */
export function keptOf({ people, items, redemptions: made }: State): Kept {
  const item = ({ isGone, ...kept }: State["items"][What]) => (isGone ? undefined : kept);
  return {
    people,
    items: { sticker: item(items.sticker), jersey: item(items.jersey) },
    redemptions: Object.fromEntries(
      Object.entries(made).map(([id, { who, price, status }]) => [id, { status, price, isNamed: !people[who].isGone }]),
    ),
  };
}
