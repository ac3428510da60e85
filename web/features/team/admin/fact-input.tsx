import type { FactField, FactInputProps } from "./fact-parts.ts";
import { ListInput } from "./list-input.tsx";
import { OrderInput } from "./order-input.tsx";
import { PlainInput } from "./plain-input.tsx";

/** The control of a fact. */
export function FactInput({ field, ...fact }: FactInputProps<FactField>) {
  if (field.kind === "list") return <ListInput field={field} {...fact} />;
  if (field.kind === "order") return <OrderInput field={field} {...fact} />;
  return <PlainInput field={field} {...fact} />;
}
