import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { numberIn } from "#web/features/points/admin/forms/field-values.ts";

/** An item as its form has it. */
export type ItemValues = { name: string; description: string; price: string; imageUrl: string; isActive: boolean };

export const valuesOf = (item: StoredRewardItem | undefined): ItemValues => ({
  name: item?.name ?? "",
  description: item?.description ?? "",
  price: item ? String(item.price) : "",
  imageUrl: item?.imageUrl ?? "",
  isActive: item?.isActive ?? true,
});

/** What is sent. The check and the server look at it, so a missing price may stand for one. */
export const bodyOf = ({ price, imageUrl, ...values }: ItemValues) => ({
  ...values,
  price: numberIn(price) as number, // a missing one is refused by both
  imageUrl: imageUrl.trim() || null,
});
