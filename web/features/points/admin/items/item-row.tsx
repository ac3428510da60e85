import { rewardGlyph, wordPath } from "#contract/art/art.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { Badge } from "#web/ui/marks/badge.tsx";

type ItemRowProps = {
  item: StoredRewardItem;
  onEdit: (item: StoredRewardItem) => void;
  onDelete: (item: StoredRewardItem) => void;
};

export function ItemRow({ item, onEdit, onDelete }: ItemRowProps) {
  const { name, description, price, imageUrl, isActive } = item;
  return (
    <tr>
      <td>
        <div className="items__what">
          <img src={imageUrl ?? wordPath("reward", rewardGlyph(name))} alt="" width="72" height="56" loading="lazy" />
          <div>
            <b>{name}</b>
            {description && <span className="tbl__sub">{description}</span>}
          </div>
        </div>
      </td>
      <td className="fig">
        {formatNumber(price)}
        <span className="visually-hidden"> points</span>
      </td>
      <td>{isActive ? <Badge tone="ok">Active</Badge> : <span className="items__retired">Retired</span>}</td>
      <td className="r tbl__actions">
        <TextButton onClick={() => onEdit(item)} aria-haspopup="dialog">
          Edit<span className="visually-hidden"> {name}</span>
        </TextButton>
        <TextButton isDestructive onClick={() => onDelete(item)} aria-haspopup="dialog">
          Delete<span className="visually-hidden"> {name}</span>
        </TextButton>
      </td>
    </tr>
  );
}
