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
  lastPosition: "",
  startedOn: "",
  event: "",
  organiser: "",
  mode: "",
  region: "",
  sourceUrl: "",
  articleUrl: "",
  videoUrl: "",
};

/** A player who took part, and their share of the prize as typed. */
export type Chosen = { id: string; share: string };

/** Converts between the form's value and the players. */
export const chosenIn = (players: string): Chosen[] =>
  players.split(" ").flatMap((one) => {
    const [id, share = ""] = one.split("=", 2);
    return id ? [{ id, share }] : [];
  });
export const asValue = (chosen: Chosen[]) =>
  chosen.map(({ id, share }) => (share ? `${id}=${share.replaceAll(/\s/g, "")}` : id)).join(" ");

export const valuesOf = ({
  id: _id,
  version: _version,
  position,
  players,
  ...result
}: StoredAchievement): AchievementValues => ({
  ...result,
  position: String(position),
  players: asValue(players.map(({ id, share }) => ({ id, share: share === null ? "" : String(share) }))),
  game: result.game ?? "",
  lastPosition: result.lastPosition === null ? "" : String(result.lastPosition),
  startedOn: result.startedOn ?? "",
  sourceUrl: result.sourceUrl ?? "",
  articleUrl: result.articleUrl ?? "",
  videoUrl: result.videoUrl ?? "",
});

export const bodyOf = (values: AchievementValues, style: MoneyStyle) => {
  const { position, lastPosition, startedOn, prize, players, game, sourceUrl, articleUrl, videoUrl, ...words } = values;
  return {
    ...words,
    lastPosition: wholeNumberIn(lastPosition) ?? null,
    startedOn: startedOn || null,
    sourceUrl: sourceUrl.trim() || null,
    articleUrl: articleUrl.trim() || null,
    videoUrl: videoUrl.trim() || null,
    position: wholeNumberIn(position),
    prize: prizeOf(prize, style),
    players: chosenIn(players).map(({ id, share }) => ({
      id,
      share: share ? (amountIn(share, style) ?? share) : null,
    })),
    game: game || null,
  } as CreateAchievementRequest; // validated here and on the server
};

/** Says the currency of a whole amount, in case the team's changes later. Keeps anything else as typed. */
function prizeOf(typed: string, style: MoneyStyle): string {
  const amount = amountIn(typed, style);
  return amount !== undefined && Number.isInteger(amount) ? formatMoney(amount, style) : typed;
}
