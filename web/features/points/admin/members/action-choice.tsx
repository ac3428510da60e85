import { adjustActions } from "#contract/points/constants.ts";
import { actionNames, blankPlan } from "./adjustment.ts";

/** What happens to the points. */
export const ActionChoice = () => (
  <fieldset className="seg">
    <legend>Action</legend>
    <div>
      {adjustActions.map((action) => (
        <label key={action}>
          <input type="radio" name="action" value={action} defaultChecked={action === blankPlan.action} />
          <span>{actionNames[action]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
