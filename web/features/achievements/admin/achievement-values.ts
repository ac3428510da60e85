import type { CreateAchievementRequest } from "#contract/achievements/admin/forms.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { formatDollars } from "#web/ui/format/numbers.ts";
import { wholeNumberIn } from "#web/ui/format/typed-number.ts";

/** A result as its form has it: as text. */
export type AchievementValues = typeof blankAchievement;

export const blankAchievement = { title: "", position: "", date: "", prize: "", description: "" };

export const valuesOf = ({
  id: _id,
  version: _version,
  position,
  ...result
}: StoredAchievement): AchievementValues => ({
  ...result,
  position: String(position),
});

/** What is sent. */
export const bodyOf = ({ position, prize, ...words }: AchievementValues) =>
  ({
    ...words,
    position: wholeNumberIn(position),
    prize: prizeOf(prize),
  }) as CreateAchievementRequest; // as far as typed: the check and the server look at it

/** An amount is written as all of them are; a word stays one. */
function prizeOf(typed: string): string {
  const amount = wholeNumberIn(typed);
  return typeof amount === "number" ? formatDollars(amount) : typed;
}
