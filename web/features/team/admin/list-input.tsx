import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { type FactInputProps, isWithin, type ListField } from "./fact-parts.ts";
import { nameOfEntry } from "./fact-words.ts";
import { PlainInput } from "./plain-input.tsx";
import { useEntryKeys } from "./use-entry-keys.ts";
import "#web/ui/actions/icon-button.css";
import "./list-input.css";

/** The key of the toast that brings a removed entry back, which only the open editor can. */
export const removalToast = "removed entry";

type Entry = Record<string, unknown>;

const entriesOf = (value: unknown) => (Array.isArray(value) ? (value as Entry[]) : []);

/** The entries of a list: each unfolds to be edited. They can be added, removed and put in another order. */
export function ListInput({ field, value, problems, path, onChange }: FactInputProps<ListField>) {
  const headingId = useId();
  const entries = entriesOf(value);
  const { keys, move, remove, add } = useEntryKeys(entries);
  const [added, setAdded] = useState<string>();
  const rows = entries.map((entry, at) => ({ id: keys[at] ?? "", name: nameOf(entry, field), entry }));
  const isFull = field.most !== undefined && entries.length >= field.most;

  /** Changes the list as it is then: several changes may come before it's drawn again. */
  const change = (changed: (now: Entry[]) => Entry[]) => onChange((now: unknown) => changed(entriesOf(now)));

  function handleRemove(at: number) {
    const [removed = {}] = entries.slice(at, at + 1);
    remove(at);
    change((now) => now.toSpliced(at, 1));
    const putBack = () => {
      add(at, removed);
      change((now) => now.toSpliced(at, 0, removed));
    };
    toast({
      title: `Removed ${nameOf(removed, field)}`,
      replaceKey: removalToast,
      action: { label: "Undo", act: putBack },
    });
  }
  function handleAdd() {
    const blank = blankEntry(field);
    setAdded(add(entries.length, blank));
    change((now) => [...now, blank]);
  }

  return (
    <section className="fact-list" aria-labelledby={headingId}>
      <h4 id={headingId}>
        {field.label} <span className="muted">{entries.length}</span>
      </h4>
      {field.hint && <p className="hint">{field.hint}</p>}
      {problems[path] && (
        <p className="error" role="alert">
          {problems[path]}
        </p>
      )}
      <SortableList
        label={field.label}
        rows={rows}
        onMove={(from, to) => {
          move(from, to);
          change((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from] ?? {}));
        }}
      >
        {({ id, name, entry }, at) => (
          <>
            <details open={id === added || hasProblem(problems, `${path}.${at}`) || undefined}>
              <summary ref={id === added ? showNew : undefined}>{name}</summary>
              <div className="fact-list__fields">
                {field.fields.map((each) => (
                  <PlainInput
                    key={each.path}
                    field={each}
                    value={entry[each.path]}
                    problems={problems}
                    path={`${path}.${at}.${each.path}`}
                    onChange={(typed) =>
                      change((now) => now.map((one, place) => (place === at ? withFact(one, each.path, typed) : one)))
                    }
                  />
                ))}
              </div>
            </details>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${name}`}
              onClick={() => handleRemove(at)}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </button>
          </>
        )}
      </SortableList>
      {isFull ? (
        <p className="hint">{field.most} is the most there can be. To add another, remove one first.</p>
      ) : (
        <TextButton onClick={handleAdd}>
          Add {/^[aeiou]/.test(field.entry) ? "an" : "a"} {field.entry}
        </TextButton>
      )}
    </section>
  );
}

/** Puts the focus into a new entry's first field. */
const showNew = (summary: HTMLElement | null) =>
  summary?.parentElement?.querySelector<HTMLElement>("input, textarea, select")?.focus();

const nameOf = (entry: Entry, field: ListField) => nameOfEntry(field, entry) || `New ${field.entry}`;

const blankEntry = (field: ListField): Entry =>
  Object.fromEntries(field.fields.flatMap(({ path, isOptional }) => (isOptional ? [] : [[path, ""]])));

const hasProblem = (problems: Record<string, string>, path: string) =>
  Object.keys(problems).some((each) => isWithin(each, path));

function withFact(entry: Entry, name: string, value: unknown): Entry {
  const { [name]: _former, ...others } = entry;
  return value === undefined ? others : { ...entry, [name]: value };
}
