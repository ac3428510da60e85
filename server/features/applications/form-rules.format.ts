import { tooYoungFor } from "#contract/applications/constants.ts";
import type { Team } from "#contract/team.ts";
import { invalidInput } from "#server/errors.ts";

/** Refuses a form from somebody who is younger than the team's minimum age. */
export function requireOldEnough({ age }: { age: string }, { legal: { minimumAge } }: Team): void {
  if (Number.parseInt(age, 10) >= minimumAge) return;
  const sentence = tooYoungFor(minimumAge);
  throw invalidInput(sentence, { age: sentence });
}
