import type { FactField, FactInputProps } from "./fact-parts.ts";
import { ListInput } from "./list-input.tsx";
import { PlainInput } from "./plain-input.tsx";

/** The control of a fact. */
export const FactInput = ({ field, ...fact }: FactInputProps<FactField>) =>
  field.kind === "list" ? <ListInput field={field} {...fact} /> : <PlainInput field={field} {...fact} />;
