import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { numberIn } from "#web/features/points/admin/forms/field-values.ts";

/** An item's form values. */
export type ItemValues = { name: string; description: string; price: string; imageUrl: string; isActive: boolean };

export const valuesOf = (item: StoredRewardItem | undefined): ItemValues => ({
  name: item?.name ?? "",
  description: item?.description ?? "",
  price: item ? String(item.price) : "",
  imageUrl: item?.imageUrl ?? "",
  isActive: item?.isActive ?? true,
});

/** Returns the request body. The price may be undefined despite its type, which validation refuses. */
export const bodyOf = ({ price, imageUrl, ...values }: ItemValues) => ({
  ...values,
  price: numberIn(price) as number, // validated here and on the server
  imageUrl: imageUrl.trim() || null,
});
