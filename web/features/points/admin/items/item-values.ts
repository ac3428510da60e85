import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { numberIn, textIn } from "#web/features/points/admin/forms/field-values.ts";

/** An item as its form has it: as text. */
export type ItemValues = { name: string; description: string; price: string; imageUrl: string; isActive: boolean };

export const blankItem: ItemValues = { name: "", description: "", price: "", imageUrl: "", isActive: true };

export const valuesOf = ({ name, description, price, imageUrl, isActive }: StoredRewardItem): ItemValues => ({
  name,
  description,
  price: String(price),
  imageUrl: imageUrl ?? "",
  isActive,
});

export const valuesIn = (form: HTMLFormElement): ItemValues => ({
  name: textIn(form, "name"),
  description: textIn(form, "description"),
  price: textIn(form, "price"),
  imageUrl: textIn(form, "imageUrl"),
  isActive: !form.elements.namedItem("isActive") || new FormData(form).has("isActive"),
});

/** What is sent. The check and the server look at it, so a missing price may stand for one. */
export const bodyOf = ({ price, imageUrl, ...values }: ItemValues) => ({
  ...values,
  price: numberIn(price) as number, // a missing one is refused by both
  imageUrl: imageUrl.trim() || null,
});

/** What somebody changed stays as they typed it; what they left alone takes what is stored by now. */
export function mergedWith(
  newer: ItemValues,
  { before, typed }: { before: ItemValues; typed: ItemValues },
): ItemValues {
  const kept = <Name extends keyof ItemValues>(name: Name) =>
    typed[name] === before[name] ? newer[name] : typed[name];
  return {
    name: kept("name"),
    description: kept("description"),
    price: kept("price"),
    imageUrl: kept("imageUrl"),
    isActive: kept("isActive"),
  };
}
