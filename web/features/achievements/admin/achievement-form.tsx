import type { ComponentProps } from "react";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { type AchievementValues, asValue, idsIn } from "./achievement-values.ts";
import { PlayerChoice } from "./player-choice.tsx";
import type { Roster } from "./use-roster.ts";

export const achievementLabels = {
  title: "Title",
  position: "Position",
  date: "Date",
  prize: "Prize",
  description: "Description",
  players: "Players",
};

type AchievementFormProps = ComponentProps<typeof FormActions> & {
  form: {
    formProps: ComponentProps<"form">;
    fieldProps: (name: keyof AchievementValues) => RegisteredField;
    watch: (name: "players") => string;
    setValue: (name: "players", value: string) => void;
  };
  roster: Roster;
};

export const AchievementForm = ({ roster, ...actions }: AchievementFormProps) => {
  const { formProps, fieldProps, watch, setValue } = actions.form;
  return (
    <form className="form form--2" {...formProps}>
      <TextField label={achievementLabels.title} isFull {...fieldProps("title")} />
      <TextField label={achievementLabels.position} inputMode="numeric" {...fieldProps("position")} />
      <TextField label={achievementLabels.date} type="date" {...fieldProps("date")} />
      <PlayerChoice
        label={achievementLabels.players}
        chosen={idsIn(watch("players"))}
        roster={roster}
        onChange={(ids) => setValue("players", asValue(ids))}
      />
      <TextField
        label={achievementLabels.prize}
        hint="Whole dollars, or a word such as Winner."
        isFull
        {...fieldProps("prize")}
      />
      <TextAreaField
        label={achievementLabels.description}
        isFull
        className="input achievement-form__description"
        {...fieldProps("description")}
      />
      <FormActions {...actions} className="dialog__actions" isFull />
    </form>
  );
};
