import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { RecordApplicationRequest } from "#contract/applications/admin/forms.ts";
import { recordedQuestions as ask } from "#contract/applications/admin/questions.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { ages, applicationTypeLabels, recordedApplicationTypes } from "#contract/applications/constants.ts";
import { api } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";

const blank = {
  type: "",
  name: "",
  email: "",
  discord: "",
  age: "",
  timezone: "",
  experience: "",
  motivation: "",
  portfolio: "",
  availability: "",
  additionalInfo: "",
};

/** Leaves out empty fields. */
const recordOf = (values: typeof blank) =>
  // Validated here and on the server.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")) as RecordApplicationRequest;

/** The key under which this tab keeps what was typed. */
export const recordDraft = "a recorded application";

type RecordFormProps = {
  /** `isAll` is false if something was typed while sending. It then stays in its fields. */
  onRecorded: (answer: Application, isAll: boolean) => void;
  /** `isBlank` is false if something was typed. */
  onCancel: (isBlank: boolean) => void;
};

export function RecordForm({ onRecorded, onCancel }: RecordFormProps) {
  const form = useSubmitForm({
    defaultValues: blank,
    unsavedAs: recordDraft,
    schema: () => formSchemas.applicationsAdmin().then((forms) => forms.RecordApplicationRequest),
    toBody: recordOf,
    send: (body) => api(applicationsAdminApi.record, { body }),
    onSent: onRecorded,
    valuesAfter: () => blank,
    errorMessage: describeError("Couldn’t record the application"),
  });
  const { field } = form;
  return (
    <form className="form form--2" {...form.form}>
      <SelectField label="Type" {...field("type")}>
        <option value="">Choose</option>
        {types}
      </SelectField>
      <TextField label={ask.name} {...field("name")} />
      <TextField label={ask.email} {...field("email")} />
      <TextField label={ask.discord} {...field("discord")} />
      <SelectField label={ask.age} {...field("age")}>
        <option value="">Choose</option>
        {ageOptions}
      </SelectField>
      <TextField label={ask.timezone} {...field("timezone")} />
      <TextAreaField label={ask.experience} isFull {...field("experience")} />
      <TextAreaField label={ask.motivation} isFull {...field("motivation")} />
      <TextField label={ask.portfolio} hint="Optional. An address that starts with https://" {...field("portfolio")} />
      <TextField label={ask.availability} hint="When they’re free, in a few words." {...field("availability")} />
      <TextAreaField label={ask.additionalInfo} hint="Optional." isFull {...field("additionalInfo")} />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submit="Record application"
        pending="Recording..."
        onCancel={() => onCancel(Object.keys(recordOf(form.values())).length === 0)}
      />
    </form>
  );
}

const types = recordedApplicationTypes.map((type) => (
  <option key={type} value={type}>
    {applicationTypeLabels[type]}
  </option>
));
const ageOptions = ages.map((age) => <option key={age}>{age}</option>);
