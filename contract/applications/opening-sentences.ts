import { type MemberApplicationType, openingFor, postNames } from "#contract/team/openings.ts";
import type { Team } from "#contract/team.ts";
import { dayIn, wordsOf } from "#contract/writing.ts";

/** Said where there is nothing to apply for. */
export const nothingOpen = "We aren’t taking applications at the moment.";

const namedForm = (type: MemberApplicationType) => `${postNames[type]} applications`;
const longDay = (day: string, { locale }: Team) => dayIn(locale, wordsOf(day));

/** Says why nobody can apply; undefined if people can. */
export function notOpenSentence(type: MemberApplicationType, team: Team, day?: string): string | undefined {
  const opening = openingFor(type, team, day);
  if (opening.is === "upcoming") return `${namedForm(type)} open on ${longDay(opening.from, team)}.`;
  return opening.is === "closed" ? `${namedForm(type)} are closed.` : undefined;
}

/** Says until when people can apply, if that has an end. */
export function untilSentence(type: MemberApplicationType, team: Team): string | undefined {
  const opening = openingFor(type, team);
  return opening.is === "open" && opening.until
    ? `${namedForm(type)} are open until ${longDay(opening.until, team)}.`
    : undefined;
}
