import type { CreateAchievementRequest } from "#contract/achievements/admin/forms.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { amountIn, formatMoney, type MoneyStyle } from "#contract/money.ts";
import { wholeNumberIn } from "#web/ui/format/numbers.ts";

/** A result as text, for its form. */
export type AchievementValues = typeof blankAchievement;

export const blankAchievement = {
  title: "",
  position: "",
  date: "",
  prize: "",
  description: "",
  players: "",
  game: "",
};

/** Converts between the form's value and the players' ids. */
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
  game: result.game ?? "",
});

export const bodyOf = ({ position, prize, players, game, ...words }: AchievementValues, style: MoneyStyle) =>
  ({
    ...words,
    position: wholeNumberIn(position),
    prize: prizeOf(prize, style),
    players: idsIn(players).map((id) => ({ id })),
    game: game || null,
  }) as CreateAchievementRequest; // validated here and on the server

/** Says the currency of a whole amount, in case the team's changes later. Keeps anything else as typed. */
function prizeOf(typed: string, style: MoneyStyle): string {
  const amount = amountIn(typed, style);
  return amount !== undefined && Number.isInteger(amount) ? formatMoney(amount, style) : typed;
}
