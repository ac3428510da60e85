import { accessTabTexts, defaultLinkRole, expirationHourOptions } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels, staffRoles } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { roleReach } from "#web/features/access-links/role-reach.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { SelectField, TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { blankLink, exactly, hoursInWords, requestFor } from "./expiry.ts";

type LinkFormProps = { onMade: (link: AccessLink) => void; onCancel: () => void };

/** The key under which an unsent form is kept. */
export const linkDraftKey = "new temporary link";

const weakestFirst = [...staffRoles].reverse();

/** A form for what a link grants, and for how long. */
export function LinkForm({ onMade, onCancel }: LinkFormProps) {
  const form = useSubmitForm({
    defaultValues: blankLink,
    draftKey: linkDraftKey,
    schema: () => formSchemas.accessLinks().then((forms) => forms.CreateAccessLinkRequest),
    toBody: requestFor,
    send: (body) => api(accessLinksApi.create, { body }),
    onSent: onMade,
    hasFailureToast: true,
    errorMessage: describeError(accessTabTexts.createFailed),
  });
  const role = staffRoles.find((known) => known === form.watch("role")) ?? defaultLinkRole;
  return (
    <form className="form" {...form.formProps}>
      <SelectField label="Role" hint={roleReach[role]} {...form.fieldProps("role")}>
        {weakestFirst.map((known) => (
          <option key={known} value={known}>
            {staffRoleLabels[known]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Description"
        hint="The person who opens the link sees this too."
        placeholder="Who or what it’s for"
        {...form.fieldProps("description")}
      />
      <SelectField label="Expires after" {...form.fieldProps("expirationHours")}>
        {expirationHourOptions.map((hours) => (
          <option key={hours} value={hours}>
            {hoursInWords(hours)}
          </option>
        ))}
        <option value={exactly}>An exact date and time</option>
      </SelectField>
      {form.watch("expirationHours") === exactly && (
        <TextField
          label="Expires at"
          hint="Your local time, up to 7 days ahead."
          type="datetime-local"
          {...form.fieldProps("expiresAt")}
        />
      )}
      <FormActions
        form={form}
        className="dialog__actions"
        submitLabel="Create link"
        pendingLabel="Creating..."
        onCancel={onCancel}
      />
    </form>
  );
}
