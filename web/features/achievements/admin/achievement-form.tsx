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
    form: ComponentProps<"form">;
    field: (name: keyof AchievementValues) => RegisteredField;
    watch: (name: "players") => string;
    setValue: (name: "players", value: string) => void;
  };
  roster: Roster;
};

export const AchievementForm = ({ roster, ...actions }: AchievementFormProps) => {
  const { form, field, watch, setValue } = actions.form;
  return (
    <form className="form form--2" {...form}>
      <TextField label={achievementLabels.title} isFull {...field("title")} />
      <TextField label={achievementLabels.position} inputMode="numeric" {...field("position")} />
      <TextField label={achievementLabels.date} type="date" {...field("date")} />
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
        {...field("prize")}
      />
      <TextAreaField
        label={achievementLabels.description}
        isFull
        className="input achievement-form__description"
        {...field("description")}
      />
      <FormActions {...actions} className="dialog__actions" isFull />
    </form>
  );
};
