import { X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { maxTags, newsDeskTexts } from "#contract/news/desk/constants.ts";
import { Field } from "#web/ui/fields/field.tsx";
import "#web/ui/fields/chosen.css";

type Tags = { tags: string[]; tag: string };
type TagFieldProps = Tags & { error: string | undefined; onChange: (tags: Tags) => void };

/** Tags with buttons to remove them. Enter or a comma adds the typed one, and Backspace in the empty field removes the last. */
export function TagField({ tags, tag, error, onChange }: TagFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState("");

  function add(typed: string) {
    const { problem: found, ...added } = addTyped({ tags, tag: typed });
    const names = added.tags.slice(tags.length);
    setProblem(found);
    setSaid(names.length > 0 ? `Added ${names.join(", ")}` : "");
    onChange(added);
  }
  function remove(name: string) {
    setProblem(undefined);
    setSaid(`Removed ${name}`);
    onChange({ tags: tags.filter((known) => known !== name), tag });
    input.current?.focus(); // the pressed button is removed
  }
  function handleType(typed: string) {
    setProblem(undefined);
    if (typed.includes(",")) add(typed);
    else onChange({ tags, tag: typed });
  }
  function handleKey(event: KeyboardEvent) {
    const last = tags.at(-1);
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault(); // add a tag instead of sending the form
      add(tag);
    } else if (event.key === "Backspace" && tag === "" && last !== undefined) remove(last);
  }

  return (
    <Field
      label="Tags"
      hint="Press Enter or comma to add a tag, Backspace to remove the last one. Up to 20."
      error={problem ?? error}
    >
      {(inputProps) => (
        <>
          {tags.length > 0 && (
            <ul className="chosen" aria-label="Tags added">
              {tags.map((name) => (
                <li key={name}>
                  {name}
                  <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                    <X className="icon" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...inputProps}
            ref={input}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            value={tag}
            onChange={({ target }) => handleType(target.value)}
            onKeyDown={handleKey}
            onBlur={() => tag.trim() && add(tag)}
          />
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </>
      )}
    </Field>
  );
}

type Added = Tags & { problem?: string };

/** Adds the typed tags, separated by commas. Invalid ones stay in the field, with the reason. */
export function addTyped({ tags, tag }: Tags): Added {
  const all = [...tags];
  for (const [at, typed] of tag.split(",").entries()) {
    const name = typed.trim();
    const problem = name ? problemWith(name, all) : undefined;
    if (problem) return { tags: all, tag: tag.split(",").slice(at).join(",").trim(), problem };
    if (name) all.push(name);
  }
  return { tags: all, tag: "" };
}

function problemWith(name: string, tags: string[]): string | undefined {
  if (tags.some((known) => known.toLowerCase() === name.toLowerCase())) return newsDeskTexts.duplicateTag;
  return tags.length < maxTags ? undefined : newsDeskTexts.tooManyTags;
}
