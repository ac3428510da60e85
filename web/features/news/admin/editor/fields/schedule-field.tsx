import { team } from "#web/team.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { cityOf } from "#web/ui/format/clock.ts";
import type { ArticleFieldProps } from "./article-fields.ts";
import { ConflictValue } from "./conflict/conflict-value.tsx";

/** When a draft is published automatically. */
export function ScheduleField({ writing }: { writing: ArticleFieldProps }) {
  const { values, problems, onChange } = writing;
  return (
    <div>
      <Field
        label="Publish at"
        hint={`Optional, in ${cityOf(team.timeZone)} time. It stays a draft until then.`}
        error={problems.scheduledAt}
      >
        {(inputProps) => (
          <input
            {...inputProps}
            type="datetime-local"
            name="scheduledAt"
            value={values.scheduledAt}
            onChange={({ target }) => onChange({ scheduledAt: target.value })}
          />
        )}
      </Field>
      {values.scheduledAt && <TextButton onClick={() => onChange({ scheduledAt: "" })}>Don’t schedule</TextButton>}
      <ConflictValue writing={writing} name="scheduledAt" label="Publish at" />
    </div>
  );
}
