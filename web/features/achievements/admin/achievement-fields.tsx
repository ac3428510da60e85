import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-form-mutation.ts";
import type { AchievementValues } from "./achievement-values.ts";

export const achievementLabels = {
  title: "Title",
  position: "Position",
  date: "Date",
  prize: "Prize",
  description: "Description",
};

type AchievementFieldsProps = { field: (name: keyof AchievementValues) => RegisteredField };

export const AchievementFields = ({ field }: AchievementFieldsProps) => (
  <>
    <TextField label={achievementLabels.title} isFull {...field("title")} />
    <TextField label={achievementLabels.position} inputMode="numeric" {...field("position")} />
    <TextField label={achievementLabels.date} type="date" {...field("date")} />
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
  </>
);
