import { adjustActions } from "#contract/points/constants.ts";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { actionNames } from "./adjustment.ts";

/** What happens to the points. */
export const ActionChoice = ({ field: { error: _error, defaultValue, ...field } }: { field: RegisteredField }) => (
  <fieldset className="segmented">
    <legend>Action</legend>
    <div>
      {adjustActions.map((action) => (
        <label key={action}>
          <input type="radio" {...field} value={action} defaultChecked={action === defaultValue} />
          <span>{actionNames[action]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
