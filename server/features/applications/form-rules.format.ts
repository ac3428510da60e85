import { tooYoungFor } from "#contract/applications/constants.ts";
import { notOpenSentence } from "#contract/applications/opening-sentences.ts";
import { discordQuestions } from "#contract/applications/questions.ts";
import type { MemberApplicationType } from "#contract/team/openings.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { conflict, invalidInput } from "#server/errors.ts";
import { dayOf } from "#server/platform/time/team-days.ts";

/** Refuses a form from somebody who is younger than the team's minimum age. */
export function requireOldEnough({ age }: { age: string }, { legal: { minimumAge } }: Team): void {
  if (Number.parseInt(age, 10) >= minimumAge) return;
  const sentence = tooYoungFor(minimumAge);
  throw invalidInput(sentence, { age: sentence });
}

/** Refuses an application while none can be sent. */
export function requireOpen(type: MemberApplicationType, team: Team, now = new Date()): void {
  const sentence = notOpenSentence(type, team, dayOf(now, team.timeZone));
  if (sentence) throw conflict(sentence);
}

/** Refuses a form that leaves out what a team with an address on Discord asks. */
export function requireDiscordAnswers(form: object, type: keyof typeof discordQuestions, team: Team): void {
  if (!hasDiscord(team)) return;
  const answers = new Map<string, unknown>(Object.entries(form));
  const missing = Object.entries(discordQuestions[type]).filter(([field]) => answers.get(field) === undefined);
  const [first] = missing;
  if (first) throw invalidInput(first[1], Object.fromEntries(missing));
}
