import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { type ReactNode, useRef, useState } from "react";
import { Field } from "./field.tsx";
import "./combobox.css";

type ComboboxProps<Item> = {
  label: string;
  placeholder: string;
  maxLength: number;
  typed: string;
  onType: (typed: string) => void;
  /** The server's results for `typed`. */
  found: Item[];
  nameOf: (item: Item) => string;
  onChoose: (item: Item) => void;
  /** Renders one option. */
  children: (item: Item) => ReactNode;
};

/**
 * A search field with its results listed below, to choose one. The focus stays in the field. Doesn't use Base UI's `Popup`, which
 * would hide the rest of the page from screen readers while its links can still be focused.
 */
export function Combobox<Item extends { id: string }>(props: ComboboxProps<Item>) {
  const { label, placeholder, maxLength, typed, onType, found, nameOf, onChoose, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <BaseCombobox.Root<Item>
      items={found}
      open={isOpen}
      onOpenChange={setOpen}
      filter={null}
      value={null}
      inputValue={typed}
      itemToStringLabel={nameOf}
      onInputValueChange={onType}
      onValueChange={(item) => item && onChoose(item)}
    >
      <Field label={label}>
        {(inputProps) => <BaseCombobox.Input {...inputProps} placeholder={placeholder} maxLength={maxLength} />}
      </Field>
      <div ref={place} />
      {isOpen && (
        <BaseCombobox.Portal container={place}>
          <BaseCombobox.Positioner className="combobox">
            <BaseCombobox.List className="combobox__list" aria-label={`${label}s found`}>
              {(item: Item) => (
                <BaseCombobox.Item key={item.id} value={item} className="combobox__option">
                  {children(item)}
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      )}
    </BaseCombobox.Root>
  );
}
