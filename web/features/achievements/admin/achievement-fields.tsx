import { Field } from "#web/ui/fields/field.tsx";
import type { Problems } from "#web/ui/forms/use-form.ts";
import type { AchievementValues } from "./achievement-values.ts";

type AchievementFieldsProps = { values: AchievementValues; problems: Problems };

export const achievementLabels = {
  title: "Title",
  position: "Position",
  date: "Date",
  prize: "Prize",
  description: "Description",
};

export const AchievementFields = ({ values, problems }: AchievementFieldsProps) => (
  <>
    <Field label={achievementLabels.title} error={problems.title} isFull>
      {(wiring) => <input {...wiring} name="title" autoComplete="off" defaultValue={values.title} />}
    </Field>
    <Field label={achievementLabels.position} error={problems.position}>
      {(wiring) => (
        <input {...wiring} name="position" inputMode="numeric" autoComplete="off" defaultValue={values.position} />
      )}
    </Field>
    <Field label={achievementLabels.date} error={problems.date}>
      {(wiring) => <input {...wiring} type="date" name="date" defaultValue={values.date} />}
    </Field>
    <Field
      label={achievementLabels.prize}
      hint="Whole dollars, or a word such as Winner."
      error={problems.prize}
      isFull
    >
      {(wiring) => <input {...wiring} name="prize" autoComplete="off" defaultValue={values.prize} />}
    </Field>
    <Field label={achievementLabels.description} error={problems.description} isFull>
      {(wiring) => (
        <textarea
          {...wiring}
          className="input achievement-form__description"
          name="description"
          rows={3}
          defaultValue={values.description}
        />
      )}
    </Field>
  </>
);
