import { type StaffRole, staffRoleLabels, staffRoles } from "#contract/staff/roles.ts";
import { Field } from "#web/ui/fields/field.tsx";

const allows: Record<StaffRole, string> = {
  admin: "Admin: full access.",
  chief: "Chief: all except server management.",
  management: "Management: applications.",
};

type RoleChoiceProps = {
  /** None is chosen for somebody: a new account says its role. */
  chosen?: StaffRole;
  error: string | undefined;
};

export const RoleChoice = ({ chosen, error }: RoleChoiceProps) => (
  <Field label="Role" hint={staffRoles.map((known) => allows[known]).join(" ")} error={error}>
    {(wiring) => (
      <select {...wiring} name="role" defaultValue={chosen ?? ""}>
        {!chosen && <option value="">Choose a role</option>}
        {staffRoles.map((known) => (
          <option key={known} value={known}>
            {staffRoleLabels[known]}
          </option>
        ))}
      </select>
    )}
  </Field>
);
