import { quickAwards } from "#contract/points/constants.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import "#web/ui/lists/table.css";

/** How points are earned. The awards of the User Points tab are the same ones. */
export const RequirementsPanel = () => (
  <>
    <p className="points-tools points-tools__note">
      How points are earned. Members see this list too, so that everybody is awarded alike; the same awards stand at
      hand under User Points.
    </p>
    <table className="tbl requirements">
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col" className="r">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {quickAwards.map(({ description, amount }) => (
          <tr key={description}>
            <td>{description}</td>
            <td className="fig">{formatNumber(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
