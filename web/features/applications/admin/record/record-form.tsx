import type { ReactNode } from "react";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { RecordApplicationRequest } from "#contract/applications/admin/forms.ts";
import { ages, applicationTypeLabels, recordedApplicationTypes } from "#contract/applications/constants.ts";
import { api } from "#web/api/calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";

/** The form's values; what was left empty is not there. */
export const recordedIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""));

type RecordFormProps = { onRecorded: () => void; onCancel: () => void };

export function RecordForm({ onRecorded, onCancel }: RecordFormProps) {
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () =>
      import("#web/features/applications/admin/application-checks.ts").then(({ checks }) => checks.record),
    read: (typed) => recordedIn(typed) as RecordApplicationRequest, // the check and the server look at it
    send: (body) => api(applicationsAdminApi.record, { body }),
    onSent: onRecorded,
    errorMessage: describeError("The application was not recorded"),
  });
  const line = (name: keyof RecordApplicationRequest, label: string, hint?: string) => (
    <Field label={label} error={problems[name]} {...(hint && { hint })}>
      {(wiring) => <input {...wiring} name={name} autoComplete="off" />}
    </Field>
  );
  const long = (name: keyof RecordApplicationRequest, label: string, hint?: string) => (
    <Field label={label} error={problems[name]} isFull {...(hint && { hint })}>
      {(wiring) => <textarea {...wiring} name={name} rows={3} />}
    </Field>
  );
  const choice = (name: keyof RecordApplicationRequest, label: string, options: ReactNode) => (
    <Field label={label} error={problems[name]}>
      {(wiring) => (
        <select {...wiring} name={name} defaultValue="">
          <option value="">Choose</option>
          {options}
        </select>
      )}
    </Field>
  );
  return (
    <form className="form form--2" {...form}>
      {choice("type", "Type", types)}
      {line("name", "Name")}
      {line("email", "Email")}
      {line("discord", "Discord username")}
      {choice("age", "Age", ageOptions)}
      {line("timezone", "Time zone or country")}
      {long("experience", "Experience")}
      {long("motivation", "Motivation")}
      {line("portfolio", "Portfolio", "Optional. An address that starts with https://")}
      {line("availability", "Availability", "When they have time, in a few words.")}
      {long("additionalInfo", "Additional info", "Optional.")}
      {failure && <p className="error full">{failure}</p>}
      <div className="dialog__actions full">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Recording..." : "Record application"}
        </Button>
        <button type="button" className="text-link" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const types = recordedApplicationTypes.map((type) => (
  <option key={type} value={type}>
    {applicationTypeLabels[type]}
  </option>
));
const ageOptions = ages.map((age) => <option key={age}>{age}</option>);
