import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { RecordApplicationRequest } from "#contract/applications/admin/forms.ts";
import { recordedQuestions as ask } from "#contract/applications/admin/questions.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTypeLabels, recordedApplicationTypes } from "#contract/applications/application-types.ts";
import { ages, applicationTexts } from "#contract/applications/constants.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { addRow } from "#web/api/shown-rows.ts";
import { useTeam } from "#web/api/team.ts";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { addOwnRow } from "#web/ui/lists/use-new-rows.ts";
import { DiscardDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { useApplicationChanges } from "./use-application-changes.ts";

/**
 * Records an application that came another way. Unless closed with Cancel, it keeps what was typed, even while other tabs
 * are shown.
 */
export function RecordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { refresh } = useApplicationChanges();
  const [formKey, setFormKey] = useState(0);
  const [isConfirmOpen, setConfirmOpen] = useState(false);

  function startAnew() {
    dropDrafts(draftKey);
    setFormKey(formKey + 1);
    onClose();
  }
  function handleCancel(isBlank: boolean) {
    if (isBlank) onClose();
    else setConfirmOpen(true);
  }
  function handleRecorded(recorded: Application, hasNoLaterEdits: boolean) {
    addOwnRow(recorded.id);
    addRow(queryClient, applicationsAdminApi.list, recorded);
    toast({ title: applicationTexts.recorded });
    if (hasNoLaterEdits) startAnew();
    refresh();
  }

  const isOnDiscord = hasDiscord(useTeam());
  return (
    <>
      <EditorSheet title="Record application" isOpen={isOpen} onClose={onClose}>
        <p className="muted">
          For someone who applied {isOnDiscord ? "on Discord" : "another way"}, so you can review it here.
        </p>
        <RecordForm key={formKey} onRecorded={handleRecorded} onCancel={handleCancel} />
      </EditorSheet>
      <DiscardDialog
        isOpen={isConfirmOpen}
        onDiscard={() => {
          setConfirmOpen(false);
          startAnew();
        }}
        onClose={() => setConfirmOpen(false)}
      >
        This application hasn’t been recorded yet.
      </DiscardDialog>
    </>
  );
}

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
const recordOf = (values: Partial<typeof blank>) =>
  // Validated here and on the server.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")) as RecordApplicationRequest;

/** The key under which this tab keeps what was typed. */
const draftKey = "a recorded application";

type RecordFormProps = {
  /** `hasNoLaterEdits` is false if something was typed while sending. It then stays in its fields. */
  onRecorded: (answer: Application, hasNoLaterEdits: boolean) => void;
  /** `isBlank` is false if something was typed. */
  onCancel: (isBlank: boolean) => void;
};

function RecordForm({ onRecorded, onCancel }: RecordFormProps) {
  const isOnDiscord = hasDiscord(useTeam());
  const form = useSubmitForm({
    defaultValues: blank,
    draft: useDraft(draftKey),
    schema: () => formSchemas.applicationsAdmin().then((forms) => forms.RecordApplicationRequest),
    toBody: ({ discord, ...values }) => ({ ...recordOf(values), ...(isOnDiscord && { discord }) }),
    send: (body) => api(applicationsAdminApi.record, { body }),
    onSent: onRecorded,
    valuesAfter: () => blank,
    errorMessage: describeError("Couldn’t record the application"),
  });
  const { fieldProps } = form;
  return (
    <form className="form form--2 record-form" {...form.formProps}>
      <SelectField label="Type" {...fieldProps("type")}>
        <option value="">Choose</option>
        {types}
      </SelectField>
      <TextField label={ask.name} {...fieldProps("name")} />
      <TextField label={ask.email} {...fieldProps("email")} />
      {isOnDiscord && <TextField label={ask.discord} {...fieldProps("discord")} />}
      <SelectField label={ask.age} {...fieldProps("age")}>
        <option value="">Choose</option>
        {ageOptions}
      </SelectField>
      <TextField label={ask.timezone} {...fieldProps("timezone")} />
      <TextAreaField label={ask.experience} isFull {...fieldProps("experience")} />
      <TextAreaField label={ask.motivation} isFull {...fieldProps("motivation")} />
      <TextField
        label={ask.portfolio}
        hint="Optional. An address that starts with https://"
        {...fieldProps("portfolio")}
      />
      <TextField label={ask.availability} hint="When they’re free, in a few words." {...fieldProps("availability")} />
      <TextAreaField label={ask.additionalInfo} hint="Optional." isFull {...fieldProps("additionalInfo")} />
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submitLabel="Record application"
        pendingLabel="Recording..."
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
