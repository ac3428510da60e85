import type { CreateAchievementRequest } from "#contract/achievements/admin/forms.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { formatDollars } from "#web/ui/format/numbers.ts";
import { wholeNumberIn } from "#web/ui/format/typed-number.ts";

/** A result as its form has it: as text. */
export type AchievementValues = typeof blankAchievement;

export const blankAchievement = { title: "", position: "", date: "", prize: "", description: "", players: "" };

/** The ids of the players in a form's value, and back. */
export const idsIn = (players: string) => players.split(" ").filter(Boolean);
export const asValue = (ids: string[]) => ids.join(" ");

export const valuesOf = ({
  id: _id,
  version: _version,
  position,
  players,
  ...result
}: StoredAchievement): AchievementValues => ({
  ...result,
  position: String(position),
  players: asValue(players.map(({ id }) => id)),
});

/** What is sent. */
export const bodyOf = ({ position, prize, players, ...words }: AchievementValues) =>
  ({
    ...words,
    position: wholeNumberIn(position),
    prize: prizeOf(prize),
    players: idsIn(players).map((id) => ({ id })),
  }) as CreateAchievementRequest; // as far as typed: the check and the server look at it

/** An amount is written as all of them are; a word stays one. */
function prizeOf(typed: string): string {
  const amount = wholeNumberIn(typed);
  return typeof amount === "number" ? formatDollars(amount) : typed;
}
