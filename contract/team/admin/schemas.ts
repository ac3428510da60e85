import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { AskedMoment, Json, maxInteger, Timestamp } from "#contract/fields.ts";
import { Team } from "#contract/team.ts";

const VersionNumber = z.int().min(1).max(maxInteger).describe("The number of a published version, counted from 1");
const Path = z.string().describe("The path of a fact, such as about.title");
const Who = z.string().describe("The displayed name of the person");

export const TeamVersion = z.object({
  number: VersionNumber,
  publishedAt: Timestamp,
  by: Who,
  changed: z.array(Path).describe("The facts that differ from the version before"),
});
export type TeamVersion = z.infer<typeof TeamVersion>;

export const TeamDraft = z.object({
  version: z.int().min(1).max(maxInteger),
  facts: Team.describe("All facts as they’d be if the draft were published now"),
  changed: z.array(Path).describe("The facts that differ from what’s published"),
  scheduledAt: z.nullable(Timestamp).describe("When the draft is published automatically"),
  updatedAt: Timestamp,
  by: Who,
});

/** Everything that the screen for the team's facts shows. Each change answers with it too. */
export const TeamDesk = z.object({
  published: z.object({
    number: z
      .nullable(VersionNumber)
      .describe("Null if nothing was ever published, so that all facts are the defaults"),
    facts: Team,
    edited: z.array(Path).describe("The facts that aren’t at their default"),
  }),
  defaults: Team,
  draft: z.nullable(TeamDraft).describe("Null if there is none. Looking doesn’t make one"),
  history: z.array(TeamVersion).describe("What was published, newest first, at most 50"),
});
export type TeamDesk = z.infer<typeof TeamDesk>;

const DraftVersion = z
  .optional(z.int().min(0).max(maxInteger))
  .describe(
    "The draft’s version that was edited, or 0 if there was none. If it differs, the response is a 409 with what is stored in `current`. If left out, the last save wins",
  );

/** Longer than any name that a release has accepted. */
const maxName = 1_000;
/** Larger than all facts at their longest. */
const maxBytes = 512 * 1024;
/** A file has the facts' pictures too. */
const maxFileBytes = 10 * 1024 * 1024;

export const PersonName = z.strictObject({ name: z.string().min(1).max(maxName).describe("Exactly as it’s listed") });

export const teamAdminCalls = {
  get: {
    access: "staff:team:read",
    summary: "The team’s facts: published ones, defaults, draft and history",
    response: TeamDesk,
  },
  change: {
    access: "staff:team:write",
    summary: "Changes facts of the draft, and makes one if there is none. If one is refused, none is changed",
    body: z.strictObject({
      version: DraftVersion,
      changes: z
        .record(z.string().max(100), Json)
        .describe("The new value of each fact by its path, such as about.title. Null puts it back to its default"),
    }),
    maxBytes,
    response: TeamDesk,
  },
  discard: {
    access: "staff:team:write",
    summary: "Discards the draft and its schedule",
  },
  publish: {
    access: "staff:team:write",
    summary: "Publishes the draft, now or at a moment. A draft that is scheduled already gets the new moment",
    body: z.strictObject({ version: DraftVersion, at: z.optional(AskedMoment) }),
    response: TeamDesk,
  },
  unschedule: {
    access: "staff:team:write",
    summary: "Keeps the draft from being published automatically",
    response: TeamDesk,
  },
  undo: {
    access: "staff:team:write",
    summary: "Undoes the newest publication. What it published becomes the draft if there is none",
    body: z.strictObject({ number: VersionNumber }),
    response: TeamDesk,
  },
  restore: {
    access: "staff:team:write",
    summary: "Publishes an earlier version again",
    params: z.object({ number: z.coerce.number().pipe(VersionNumber) }),
    response: TeamDesk,
  },
  listPeople: {
    access: "staff:forgetting:read",
    summary: "The names of all people in the facts, their draft, their history and what the audit log says about them",
    response: z.array(z.string()),
  },
  forgetPerson: {
    access: "staff:forgetting:write",
    summary:
      "Takes a person out of the published facts, the draft, every version and the audit log’s values. This can’t be undone",
    body: PersonName,
    response: TeamDesk,
  },
  importFile: {
    access: "staff:team:write",
    summary: "Turns a file of facts and their pictures into the draft. Facts that aren’t in it get their default",
    body: z.strictObject({
      version: DraftVersion,
      facts: z.record(z.string().max(100), Json).describe("What an export contains, pictures included"),
    }),
    maxBytes: maxFileBytes,
    response: TeamDesk,
  },
} satisfies Calls;
