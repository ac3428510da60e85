import { adjustActions } from "#contract/points/constants.ts";
import { actionNames, blankAdjustment } from "./adjustment.ts";

/** What happens to the points. */
export const ActionChoice = () => (
  <fieldset className="segmented">
    <legend>Action</legend>
    <div>
      {adjustActions.map((action) => (
        <label key={action}>
          <input type="radio" name="action" value={action} defaultChecked={action === blankAdjustment.action} />
          <span>{actionNames[action]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
