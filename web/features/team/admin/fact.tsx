import { TextButton } from "#web/ui/actions/text-button.tsx";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import type { FactField, FactInputProps } from "./fact-parts.ts";
import { factInWords } from "./fact-words.ts";
import { ListInput } from "./list-input.tsx";
import { OrderInput } from "./order-input.tsx";
import { PlainInput } from "./plain-input.tsx";
import type { DraftFacts } from "./use-draft-facts.ts";
import "#web/ui/forms/conflict-choices.css";

function FactInput({ field, ...fact }: FactInputProps<FactField>) {
  if (field.kind === "list") return <ListInput field={field} {...fact} />;
  if (field.kind === "order") return <OrderInput field={field} {...fact} />;
  return <PlainInput field={field} {...fact} />;
}

const firstControl = (fact: HTMLElement) =>
  [...fact.querySelectorAll<HTMLElement>("input, textarea, select, button")].find((control) =>
    control.checkVisibility(),
  );

/** A fact's input, and a choice if somebody else changed it too. */
export function Fact({ field, draft }: { field: FactField; draft: DraftFacts }) {
  const { path, label } = field;
  const kept = useKeptFocus<HTMLDivElement>(firstControl);
  const input = {
    path,
    value: draft.factOf(path),
    problems: draft.problems,
    onChange: (value: unknown) => draft.type(path, value),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is
    <div
      ref={kept.ref}
      onFocus={(event) => {
        kept.onFocus(event);
        draft.focus(path);
      }}
      onBlur={() => {
        kept.onBlur();
        draft.focus(undefined);
      }}
    >
      <FactInput field={field} {...input} />
      {path in draft.theirs && (
        <ul className="conflicts" aria-label="Changed by both of you">
          <li>
            <span>
              {label}, they saved: <b>{factInWords(path, draft.theirs[path])}</b>
            </span>
            <TextButton onClick={() => draft.choose(path, "mine")}>
              Use yours<span className="visually-hidden"> for {label}</span>
            </TextButton>
            <TextButton onClick={() => draft.choose(path, "theirs")}>
              Use theirs<span className="visually-hidden"> for {label}</span>
            </TextButton>
          </li>
        </ul>
      )}
    </div>
  );
}
