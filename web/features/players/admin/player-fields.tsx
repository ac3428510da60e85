import { useId } from "react";
import { amountIn, type MoneyStyle, signOf } from "#contract/money.ts";
import type { CreatePlayerRequest } from "#contract/players/admin/forms.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { playerRoles } from "#contract/players/constants.ts";
import { useTeam } from "#web/api/team.ts";
import { SwitchField } from "#web/ui/fields/switch.tsx";
import { wholeNumberIn } from "#web/ui/format/numbers.ts";
import type { Problems } from "#web/ui/forms/problems.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { gameLabel } from "#web/ui/nouns/game-field.tsx";

type PlayerForm = { fieldProps: (name: keyof PlayerValues) => RegisteredField; problems: Problems };
type PlayerFieldsProps = { form: PlayerForm };

export const playerLabels = {
  gamertag: "Gamertag",
  realName: "Real name",
  role: "Role",
  specialty: "Specialty",
  powerRanking: "Power ranking",
  earnings: "Earnings",
  twitterUrl: "Twitter URL",
  twitchUrl: "Twitch URL",
  youtubeUrl: "YouTube URL",
  bio: "Bio",
  imageUrl: "Picture",
  game: gameLabel,
  status: "Status",
  hasPage: "Own page",
  showsRealName: "Real name on that page",
};

/** The two name fields. A message that both have is shown once, across both. */
export function NameFields({ form: { fieldProps, problems } }: PlayerFieldsProps) {
  const id = useId();
  const said = new Set([problems.gamertag, problems.realName].filter((problem) => problem !== undefined));
  const input = (name: "gamertag" | "realName") => {
    const { error, ...registered } = fieldProps(name);
    return (
      <TextField
        label={playerLabels[name]}
        {...registered}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
      />
    );
  };
  return (
    <>
      {input("gamertag")}
      {input("realName")}
      {said.size > 0 && (
        <p className="error full player-form__names" id={id}>
          {[...said].join(". ")}
        </p>
      )}
    </>
  );
}

export const RoleField = ({ form, isFull }: PlayerFieldsProps & { isFull?: boolean }) => (
  <SelectField label={playerLabels.role} isFull={isFull} {...form.fieldProps("role")}>
    {playerRoles.map((role) => (
      <option key={role}>{role}</option>
    ))}
  </SelectField>
);

/** Whether they are still in the team. */
export const StatusField = ({ field }: { field: RegisteredField }) => (
  <SelectField
    label={playerLabels.status}
    isFull
    hint="Former players stay here, and in the results they played in. Visitors don’t see them in the roster, only on Players if they have their own page."
    {...field}
  >
    {Object.entries(statuses).map(([status, name]) => (
      <option key={status} value={status}>
        {name}
      </option>
    ))}
  </SelectField>
);

/** Whether they have a page of their own, and whether it says their real name. */
export const PageFields = ({
  form,
}: {
  form: { fieldProps: (name: "hasPage" | "showsRealName") => RegisteredField };
}) => (
  <div className="full player-form__page">
    <PageSwitch
      {...form.fieldProps("hasPage")}
      label={playerLabels.hasPage}
      hint="Search engines list it. Players may be under 18, so ask them, and their parents if they are, before you switch it on."
    />
    <PageSwitch
      {...form.fieldProps("showsRealName")}
      label={playerLabels.showsRealName}
      hint="Otherwise the page has their gamertag only."
    />
  </div>
);

const PageSwitch = ({ error: _error, ...field }: RegisteredField & { label: string; hint: string }) => (
  <SwitchField {...field} />
);

export function FigureFields({ form }: PlayerFieldsProps) {
  const sign = signOf(useTeam());
  return (
    <>
      <TextField label={playerLabels.powerRanking} inputMode="numeric" {...form.fieldProps("powerRanking")} />
      <TextField label={`${playerLabels.earnings}, ${sign}`} inputMode="numeric" {...form.fieldProps("earnings")} />
    </>
  );
}

type AddressFieldProps = PlayerFieldsProps & { name: "twitterUrl" | "twitchUrl" | "youtubeUrl"; isFull?: boolean };

export const AddressField = ({ form, name, isFull }: AddressFieldProps) => (
  <TextField label={playerLabels[name]} inputMode="url" isFull={isFull} {...form.fieldProps(name)} />
);

export const BioField = ({ form }: PlayerFieldsProps) => (
  <TextAreaField label={playerLabels.bio} isFull className="input player-form__bio" {...form.fieldProps("bio")} />
);

/** A player as text, for their form. */
type PlayerValues = typeof blankPlayer;

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
  game: "",
};

/** The form values of a stored player. */
type EditedValues = PlayerValues & { status: string; hasPage: boolean; showsRealName: boolean };

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
  game: player.game ?? "",
});

export const bodyOf = (
  { powerRanking, earnings, twitterUrl, twitchUrl, youtubeUrl, imageUrl, game, ...words }: PlayerValues,
  style: MoneyStyle,
) =>
  ({
    ...words,
    powerRanking: wholeNumberIn(powerRanking) ?? null,
    earnings: earnings.trim() === "" ? 0 : (amountIn(earnings, style) ?? earnings),
    twitterUrl: twitterUrl.trim() || null,
    twitchUrl: twitchUrl.trim() || null,
    youtubeUrl: youtubeUrl.trim() || null,
    imageUrl: imageUrl || null,
    game: game || null,
  }) as CreatePlayerRequest; // validated here and on the server

/** Returns the request body for a stored player. */
export const editedBodyOf = ({ status, hasPage, showsRealName, ...values }: EditedValues, style: MoneyStyle) => ({
  ...bodyOf(values, style),
  hasPage,
  showsRealName,
  isFormer: status === "former",
});

/** Returns the body as form fields: all text, without empty ones. */
export const asFormFields = (body: CreatePlayerRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, String(value)]])),
  );
