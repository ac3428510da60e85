import { wrongDays } from "#contract/team/post-days.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { Conflicts, Contested, TakeButton } from "#web/ui/forms/conflict-choices.tsx";
import { type FactField, type FactInputProps, textOf } from "./fact-parts.ts";
import { factInWords } from "./fact-words.ts";
import { ListInput } from "./list-input.tsx";
import { OrderInput } from "./order-input.tsx";
import { PlainInput } from "./plain-input.tsx";
import type { DraftFacts } from "./use-draft-facts.ts";

function FactInput({ field, ...fact }: FactInputProps<FactField>) {
  if (field.kind === "list") return <ListInput field={field} {...fact} />;
  if (field.kind === "order") return <OrderInput field={field} {...fact} />;
  return <PlainInput field={field} {...fact} />;
}

const firstControl = (fact: HTMLElement) =>
  [...fact.querySelectorAll<HTMLElement>("input, textarea, select, button")].find((control) =>
    control.checkVisibility(),
  );

/** Says at once what publishing would refuse: a last day before the first. */
function daysProblem(path: string, { factOf }: DraftFacts): Record<string, string> {
  const post = /^(.+)\.closes$/.exec(path)?.[1];
  const problem = post && wrongDays({ opens: textOf(factOf(`${post}.opens`)), closes: textOf(factOf(path)) });
  return problem ? { [path]: problem } : {};
}

/** A fact's input, and a choice if somebody else changed it too. */
export function Fact({ field, draft }: { field: FactField; draft: DraftFacts }) {
  const { path, label } = field;
  const kept = useKeptFocus<HTMLDivElement>(firstControl);
  const input = {
    path,
    value: draft.factOf(path),
    problems: { ...daysProblem(path, draft), ...draft.problems },
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
        <Conflicts>
          <Contested label={label} said="they saved" other={factInWords(path, draft.theirs[path])}>
            <TakeButton name="Use yours" label={label} onClick={() => draft.choose(path, "mine")} />
            <TakeButton name="Use theirs" label={label} onClick={() => draft.choose(path, "theirs")} />
          </Contested>
        </Conflicts>
      )}
    </div>
  );
}
