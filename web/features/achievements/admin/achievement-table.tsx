import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { positionTier } from "#contract/achievements/results.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatDay } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import "#web/ui/lists/table.css";
import "./achievement-table.css";

type Actions = { onEdit: (achievement: StoredAchievement) => void; onDelete: (achievement: StoredAchievement) => void };
type AchievementTableProps = Actions & {
  achievements: StoredAchievement[];
  /** The id of the one that is being changed. */
  edited: string | undefined;
};

export const AchievementTable = ({ achievements, edited, ...actions }: AchievementTableProps) => (
  <div className="tblbox">
    <table className="tbl tbl--cards achievement-list">
      <thead>
        <tr>
          <th scope="col">Position</th>
          <th scope="col">Tournament</th>
          <th scope="col" className="r">
            Prize
          </th>
          <th scope="col">Date</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {achievements.map((achievement) => (
          <AchievementRow
            key={achievement.id}
            achievement={achievement}
            isOn={achievement.id === edited}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  </div>
);

type AchievementRowProps = Actions & { achievement: StoredAchievement; isOn: boolean };

function AchievementRow({ achievement, isOn, onEdit, onDelete }: AchievementRowProps) {
  const { title, description, position, prize, date } = achievement;
  return (
    <tr className={isOn ? "is-on" : undefined}>
      <td className={`numerals achievement-list__position achievement-list__position--${positionTier(position)}`}>
        {formatNumber(position)}
      </td>
      <td>
        <b>{title}</b>
        {description && <span className="tbl__sub">{description}</span>}
      </td>
      <td className="fig">{prize}</td>
      <td className="achievement-list__date">
        <time dateTime={date}>{formatDay(date)}</time>
      </td>
      <td className="r tbl__actions">
        <TextButton onClick={() => onEdit(achievement)} aria-haspopup="dialog">
          Edit<span className="visually-hidden"> {title}</span>
        </TextButton>
        <TextButton isDestructive onClick={() => onDelete(achievement)} aria-haspopup="dialog">
          Delete<span className="visually-hidden"> {title}</span>
        </TextButton>
      </td>
    </tr>
  );
}
