import { type StaffRole, staffRoleLabels, staffRoles } from "#contract/staff/roles.ts";
import { SelectField, TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";

const allows: Record<StaffRole, string> = {
  admin: "Admin: full access.",
  chief: "Chief: all except server management.",
  management: "Management: applications.",
};

type RoleChoiceProps = RegisteredField & {
  /** A new account has no role preselected. */
  isNew?: boolean;
};

export const RoleChoice = ({ isNew, ...field }: RoleChoiceProps) => (
  <SelectField label="Role" hint={staffRoles.map((known) => allows[known]).join(" ")} {...field}>
    {isNew && <option value="">Choose a role</option>}
    {staffRoles.map((known) => (
      <option key={known} value={known}>
        {staffRoleLabels[known]}
      </option>
    ))}
  </SelectField>
);

/** Another person's username, which password managers mustn't fill in. */
export const UsernameField = (field: RegisteredField) => (
  <TextField label="Username" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...field} />
);
