import type { CreatePlayerRequest } from "#contract/players/admin/forms.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { wholeNumberIn } from "#web/ui/format/typed-number.ts";

/** A player as text, for their form. */
export type PlayerValues = typeof blankPlayer;

export const blankPlayer = {
  gamertag: "",
  realName: "",
  role: "Competitive Player" as string,
  specialty: "",
  powerRanking: "",
  earnings: "0",
  twitterUrl: "",
  twitchUrl: "",
  youtubeUrl: "",
  bio: "",
  imageUrl: "",
};

/** The form values of a stored player. */
export type EditedValues = PlayerValues & { status: string };

export const statuses = { active: "Active", former: "Former" } as const;

export const valuesOf = ({
  id: _id,
  version: _version,
  powerRanking,
  earnings,
  isFormer,
  ...player
}: StoredPlayer): EditedValues => ({
  ...player,
  status: isFormer ? "former" : "active",
  powerRanking: powerRanking === null ? "" : String(powerRanking),
  earnings: String(earnings),
  twitterUrl: player.twitterUrl ?? "",
  twitchUrl: player.twitchUrl ?? "",
  youtubeUrl: player.youtubeUrl ?? "",
  imageUrl: player.imageUrl ?? "",
});

export const bodyOf = ({
  powerRanking,
  earnings,
  twitterUrl,
  twitchUrl,
  youtubeUrl,
  imageUrl,
  ...words
}: PlayerValues) =>
  ({
    ...words,
    powerRanking: wholeNumberIn(powerRanking) ?? null,
    earnings: wholeNumberIn(earnings) ?? 0,
    twitterUrl: twitterUrl.trim() || null,
    twitchUrl: twitchUrl.trim() || null,
    youtubeUrl: youtubeUrl.trim() || null,
    imageUrl: imageUrl || null,
  }) as CreatePlayerRequest; // validated here and on the server

/** Returns the request body for a stored player. */
export const editedBodyOf = ({ status, ...values }: EditedValues) => ({
  ...bodyOf(values),
  isFormer: status === "former",
});

/** Returns the body as form fields: all text, without empty ones. */
export const asFormFields = (body: CreatePlayerRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, String(value)]])),
  );
