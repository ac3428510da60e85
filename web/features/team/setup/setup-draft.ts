import { drawingOf } from "#contract/art/letters.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { factAt, fieldAt, textOf } from "#web/features/team/admin/fact-parts.ts";
import type { DraftFacts } from "#web/features/team/admin/use-draft-facts.ts";
import { isSame } from "#web/ui/forms/three-way-merge.ts";
import { countryOf, factsOfCountry, nameOfCountry } from "./countries.ts";
import { invitationTo, programmeOf } from "./programme.ts";

/** Facts that are a good start as they are. Others belong to the demonstration, so their fields begin empty. */
const usable = /^(brand|timeZone|locale|currency|weekStart)\b/;

export type SetupDraft = DraftFacts & {
  /** The code of the country that was chosen, or empty. */
  country: string;
  chooseCountry: (code: string) => void;
};

/** The draft as a new site's setup shows it: without the demonstration's texts, and with what follows from others filled in. */
export function setupDraft(draft: DraftFacts, { defaults }: TeamDesk): SetupDraft {
  const isUntouched = (path: string) => !draft.isTyped(path) && isSame(draft.factOf(path), factAt(defaults, path));
  const blank = (path: string) => (fieldAt(path)?.field.kind === "list" ? [] : "");
  const factOf = (path: string) => (isUntouched(path) && !usable.test(path) ? blank(path) : draft.factOf(path));
  const localeText = textOf(draft.factOf("locale"));
  const country = isUntouched("locale") ? "" : (countryOf(localeText) ?? "");

  /** Fills a fact in that nobody typed otherwise. */
  function follow(path: string, before: string | undefined, value: string | undefined) {
    const now = factOf(path);
    if (value && (now === "" || now === before)) draft.type(path, value);
  }
  return {
    ...draft,
    factOf,
    type(path, value) {
      const before = textOf(factOf(path));
      const shown = isUntouched(path) && !usable.test(path) ? () => blank(path) : (now: unknown) => now;
      const changed = typeof value === "function" ? (now: unknown) => value(shown(now)) : value;
      draft.type(path, changed === "" ? undefined : changed);
      const after = textOf(value);
      if (path === "name") {
        follow("wordmark", wordmarkOf(before), wordmarkOf(after));
        follow("programme.name", programmeOf(before), programmeOf(after));
        follow("programme.invitation", invitationTo(programmeOf(before)), invitationTo(programmeOf(after)));
      }
      if (path === "programme.name") follow("programme.invitation", invitationTo(before), invitationTo(after));
    },
    country,
    chooseCountry(code) {
      const found = factsOfCountry(code);
      if (!found) return;
      for (const [path, value] of Object.entries(found)) draft.type(path, value);
      follow("location", country && nameOfCountry(localeText), nameOfCountry(found.locale));
    },
  };
}

const longest = 16;

/** Suggests the wordmark of a name: as many of its words as fit. Empty if too few letters can be drawn. */
export function wordmarkOf(name: string): string {
  const words = name
    .toUpperCase()
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => [...word].filter((letter) => drawingOf(letter) !== undefined).join(""))
    .filter(Boolean);
  const fitting = words.reduce((before, word) => {
    const longer = before ? `${before} ${word}` : word;
    return longer.length > longest ? before : longer;
  }, "");
  const wordmark = fitting || (words[0] ?? "").slice(0, longest);
  return wordmark.length < 2 ? "" : wordmark;
}
