import { useId } from "react";
import { playerRoles } from "#contract/players/constants.ts";
import { Field } from "#web/ui/fields/field.tsx";
import type { Problems } from "#web/ui/forms/use-form.ts";
import type { PlayerValues } from "./player-values.ts";

type PlayerFieldsProps = { values: PlayerValues; problems: Problems };
type LineProps = PlayerFieldsProps & {
  name: Exclude<keyof PlayerValues, "imageUrl">;
  label: string;
  hint?: string;
  inputMode?: "numeric" | "url";
  isFull?: boolean;
};

export const playerLabels = {
  gamertag: "Gamertag",
  realName: "Real name",
  role: "Role",
  specialty: "Specialty",
  powerRanking: "Power ranking",
  earnings: "Earnings, $",
  twitterUrl: "Twitter URL",
  twitchUrl: "Twitch URL",
  youtubeUrl: "YouTube URL",
  bio: "Bio",
  imageUrl: "Picture",
};

/** What one of them needs is said once, over the width of both. */
export function NameFields({ values, problems }: PlayerFieldsProps) {
  const id = useId();
  const said = new Set([problems.gamertag, problems.realName].filter((problem) => problem !== undefined));
  const input = (name: "gamertag" | "realName") => (
    <Field label={playerLabels[name]}>
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          autoComplete="off"
          defaultValue={values[name]}
          aria-required
          aria-invalid={problems[name] ? true : undefined}
          aria-describedby={problems[name] && id}
        />
      )}
    </Field>
  );
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

export const RoleField = ({ values, problems, isFull }: PlayerFieldsProps & { isFull?: boolean }) => (
  <Field label={playerLabels.role} error={problems.role} isFull={isFull}>
    {(wiring) => (
      <select {...wiring} name="role" defaultValue={values.role}>
        {playerRoles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </select>
    )}
  </Field>
);

export const FigureFields = (fields: PlayerFieldsProps) => (
  <>
    <LineField name="powerRanking" label={playerLabels.powerRanking} inputMode="numeric" {...fields} />
    <LineField name="earnings" label={playerLabels.earnings} inputMode="numeric" {...fields} />
  </>
);

export const LineField = ({ name, label, hint, inputMode, isFull, values, problems }: LineProps) => (
  <Field label={label} hint={hint} error={problems[name]} isFull={isFull}>
    {(wiring) => <input {...wiring} name={name} inputMode={inputMode} autoComplete="off" defaultValue={values[name]} />}
  </Field>
);

export const BioField = ({ values, problems }: PlayerFieldsProps) => (
  <Field label={playerLabels.bio} error={problems.bio} isFull>
    {(wiring) => (
      <textarea {...wiring} className="input player-form__bio" name="bio" rows={3} defaultValue={values.bio} />
    )}
  </Field>
);
