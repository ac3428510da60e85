import type { StoredRewardItem } from "#contract/points.ts";

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

export function valuesIn(form: HTMLFormElement): ItemValues {
  const typed = new FormData(form);
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    description: text("description"),
    price: text("price"),
    imageUrl: text("imageUrl"),
    isActive: !form.elements.namedItem("isActive") || typed.has("isActive"),
  };
}

/** A whole number as people type it, with spaces and commas between the thousands. */
export function numberIn(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,]/g, "");
  return digits === "" ? undefined : Number(digits);
}

/** What is sent. The check and the server look at it, so a missing price may stand for one. */
export const bodyOf = ({ price, imageUrl, ...values }: ItemValues) => ({
  ...values,
  price: numberIn(price) as number, // a missing one is refused by both
  imageUrl: imageUrl.trim() || null,
});

/** What somebody changed stays as they typed it; what they left alone takes what is stored by now. */
export function mergedWith(newer: ItemValues, { before, typed }: { before: ItemValues; typed: ItemValues }): ItemValues {
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
