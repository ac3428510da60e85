import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import type { Team } from "#contract/team.ts";
import { DatabaseUnavailable, type OpenDatabase } from "#server/database/database.ts";
import type { Feature } from "#server/feature.ts";
import { readRegularly } from "#server/routing/read-regularly.ts";
import type { Topic } from "#server/topics.ts";
import { teamOf, withSponsorsOf } from "./facts.format.ts";
import type { Facts } from "./older-shapes.format.ts";
import { fillingsOf, shownTeam } from "./shown-team.service.ts";
import { readPublishedFacts } from "./team.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The team's facts as pages show them now. Read it where it's used, because they change while the site runs. */
    readonly team: Team;
    /** All published facts, also those that pages don't show, such as sections without entries. */
    readonly publishedTeam: Team;
    /** Resolves once `team` is what is published now. */
    readTeam: (now?: Date) => Promise<void>;
  }
}

type Followed = Pick<OpenDatabase, "onChange"> & { defaults: Team; features: readonly Feature[] };

/**
 * Keeps the published facts in memory and follows each change, so that nobody waits for the database to learn the team's name.
 * Without the database, the last ones still apply.
 */
export async function followTeam(app: FastifyInstance, { onChange, defaults, features }: Followed) {
  const fillings = fillingsOf(features);
  let published = defaults;
  let edited: Facts = {};
  let team = withSponsorsOf(published);
  const read = async (now?: Date) => {
    const found = (await readPublishedFacts(app.db)) ?? {};
    if (!isDeepStrictEqual(found, edited)) {
      edited = found;
      const { team: changed, problems } = teamOf(found, defaults);
      if (problems.length > 0)
        app.log.warn({ problems }, "some facts of the team can’t be read, so their defaults apply");
      published = changed;
    }
    const shown = await shownTeam(app.db, { team: published, fillings }, now);
    if (isDeepStrictEqual(shown, team)) return;
    team = shown;
    app.invalidateResponses("team"); // again, because some may have been made with the facts from before
  };
  let reading: Promise<void> = Promise.resolve();
  /** One after another, so that the newest facts are read last. */
  const readTeam = (now?: Date) => {
    reading = reading.catch(() => {}).then(() => read(now));
    return reading;
  };
  const readNow = () =>
    readTeam().catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) app.log.error({ err: error }, "couldn’t read the team’s facts");
    });
  app.decorate("team", { getter: () => team });
  app.decorate("publishedTeam", { getter: () => published });
  app.decorate("readTeam", readTeam);
  /** The first entry of a section brings it, and the last one takes it along. */
  const mayFill = (topic: Topic) => !published.home.showsEmpty && fillings.some((filling) => filling.topic === topic);
  const stopListening = onChange((topic) => {
    if (topic === "team" || topic === "*" || mayFill(topic)) void readNow();
  });
  app.addHook("onClose", async () => stopListening());
  readRegularly(app, { what: "the team’s facts", read: readTeam });
  await readNow();
}
