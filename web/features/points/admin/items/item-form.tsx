import { type StoredRewardItem, pointsApi } from "#contract/points.ts";
import { api } from "#web/api.ts";
import { Field } from "#web/design/field.tsx";
import { Key } from "#web/design/key.tsx";
import { useForm } from "#web/design/use-form.ts";
import { explain, isConflict } from "#web/features/points/admin/explain.ts";
import { findNow, pageFrom } from "#web/features/points/admin/find-now.ts";
import { ItemPicture } from "./item-picture.tsx";
import { bodyOf, type ItemValues, valuesIn, valuesOf } from "./item-values.ts";

export type ItemSheet = {
  /** The item as it was when its editing began; none where it is a new one. */
  base?: StoredRewardItem;
  values: ItemValues;
  /** Somebody else has saved `base` while this was typed. */
  isStale?: boolean;
};

type ItemFormProps = {
  sheet: ItemSheet;
  onTyped: (values: ItemValues) => void;
  onStale: (newer: StoredRewardItem, typed: ItemValues) => void;
  onSaved: (answer: StoredRewardItem) => void;
  onCancel: () => void;
};

export function ItemForm({ sheet: { base, values, isStale }, onTyped, onStale, onSaved, onCancel }: ItemFormProps) {
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("#web/features/points/admin/points-checks.ts").then(({ checks }) => checks.item),
    read: (typed) => bodyOf(valuesIn(typed)),
    send: async (body) => {
      if (!base) return api(pointsApi.createItem, { body: withoutState(body) });
      const { id, version } = base;
      return api(pointsApi.updateItem, { params: { id }, body: { ...body, version } });
    },
    onSent: onSaved,
    explain,
  });
  return null;
}
