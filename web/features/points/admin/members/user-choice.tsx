import type { RefObject } from "react";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";

export type Choice = {
  /** The members to choose from. */
  members: PointsUser[];
  chosen: PointsUser | undefined;
  control: RefObject<HTMLSelectElement | null>;
  onChoose: (id: string) => void;
};

/** Chooses a member from the list. The chosen one stays selectable even if a new search doesn't find them. */
export function UserChoice({ members, chosen, control, onChoose, error }: Choice & { error: string | undefined }) {
  const isListed = members.some(({ id }) => id === chosen?.id);
  const options = chosen && !isListed ? [chosen, ...members] : members;
  return (
    <Field label="User" hint="To find others, use Search members." error={error}>
      {(inputProps) => (
        <select
          {...inputProps}
          name="userId"
          ref={control}
          value={chosen?.id ?? ""}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">Choose a user</option>
          {options.map(({ id, discordUsername, name, points }) => (
            <option key={id} value={id}>
              {discordUsername ?? name}, {formatNumber(points)} {points === 1 ? "point" : "points"}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
