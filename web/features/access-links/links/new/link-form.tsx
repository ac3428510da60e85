import { useState } from "react";
import {
  accessTabTexts,
  defaultExpirationHours,
  defaultLinkRole,
  expirationHourOptions,
} from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { type StaffRole, staffRoleLabels, staffRoles } from "#contract/staff/roles.ts";
import { api } from "#web/api/calls.ts";
import { roleReach } from "#web/features/access-links/role-reach.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { keepUnsent, unsentText } from "#web/ui/forms/unsaved.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { exactly, hoursInWords, requestIn } from "./expiry.ts";

type LinkFormProps = { onMade: (link: AccessLink) => void };

const draft = "new temporary link";
const weakestFirst = [...staffRoles].reverse();

/** What a link grants, and for how long. */
export function LinkForm({ onMade }: LinkFormProps) {
  const [role, setRole] = useState<StaffRole>(defaultLinkRole);
  const [isExact, setExact] = useState(false);
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./link-check.ts"),
    read: requestIn,
    send: (body) => api(accessLinksApi.create, { body }),
    onSent: (link) => {
      keepUnsent(draft, "");
      onMade(link);
    },
    errorMessage: describeError(accessTabTexts.createFailed),
  });
  return (
    <form className="form" {...form}>
      <Field label="Role" hint={roleReach[role]} error={problems.role}>
        {(wiring) => (
          <select
            {...wiring}
            name="role"
            defaultValue={defaultLinkRole}
            onChange={({ currentTarget: { value } }) => setRole(staffRoles.find((known) => known === value) ?? role)}
          >
            {weakestFirst.map((known) => (
              <option key={known} value={known}>
                {staffRoleLabels[known]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Description" hint="Whoever opens the link reads it too." error={problems.description}>
        {(wiring) => (
          <input
            {...wiring}
            name="description"
            autoComplete="off"
            placeholder="Whom or what it is for"
            defaultValue={unsentText(draft)}
            onInput={({ currentTarget }) => keepUnsent(draft, currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Expires after" error={problems.expirationHours}>
        {(wiring) => (
          <select
            {...wiring}
            name="expirationHours"
            defaultValue={defaultExpirationHours}
            onChange={({ currentTarget }) => setExact(currentTarget.value === exactly)}
          >
            {expirationHourOptions.map((hours) => (
              <option key={hours} value={hours}>
                {hoursInWords(hours)}
              </option>
            ))}
            <option value={exactly}>An exact date and time</option>
          </select>
        )}
      </Field>
      {isExact && (
        <Field label="Expires at" hint="By your own clock, at most 7 days ahead." error={problems.expiresAt}>
          {(wiring) => <input {...wiring} type="datetime-local" name="expiresAt" />}
        </Field>
      )}
      {failure && <p className="error">{failure}</p>}
      <Button type="submit" small isBusy={isSending}>
        {isSending ? "Creating..." : "Create link"}
      </Button>
    </form>
  );
}
