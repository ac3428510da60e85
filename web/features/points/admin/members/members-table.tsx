import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";

type MembersTableProps = {
  members: PointsUser[];
  /** Whether they are all there are from the first on, so that a row's place is a rank. */
  isRanked: boolean;
  chosen: PointsUser | undefined;
  /** Nobody else can be picked for now. */
  isDisabled: boolean;
  onAdjust: (member: PointsUser) => void;
};

export const MembersTable = ({ members, isRanked, chosen, isDisabled, onAdjust }: MembersTableProps) => (
  <div className="tblbox">
    <table className="tbl members">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Rank</span>
          </th>
          <th scope="col">Discord</th>
          <th scope="col">Name and email</th>
          <th scope="col" className="r">
            Points
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member, index) => (
          <tr
            key={member.id}
            className={member.id === chosen?.id ? "is-on" : undefined}
            aria-current={member.id === chosen?.id || undefined}
          >
            <td className="numerals members__rank">{isRanked && index + 1}</td>
            <td>
              {member.discordUsername ? <b>{member.discordUsername}</b> : <b className="muted">No Discord yet</b>}
            </td>
            <td>
              {member.name}
              <span className="tbl__sub">{member.email}</span>
            </td>
            <td className="fig">{formatNumber(member.points)}</td>
            <td className="r tbl__actions">
              <TextButton isDisabled={isDisabled} onClick={() => onAdjust(member)}>
                Adjust<span className="visually-hidden"> {member.name}</span>
              </TextButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
