import { useRef, useState } from "react";
import type { Problems } from "#web/design/use-form.ts";
import type { ArticleValues } from "./article-values.ts";
import type { ArticleClash } from "./comparison.ts";

/** An article as it is written: what its fields hold, what is wrong with them, and what somebody else has put there. */
export type Writing = {
  values: ArticleValues;
  problems: Problems;
  clash: ArticleClash | undefined;
  onChange: (change: Partial<ArticleValues>) => void;
};

/** What stands in the fields; `latest` also between a change and the next drawing of the page. */
export function useTyped(initial: ArticleValues, onTyped: (values: ArticleValues) => void) {
  const latest = useRef(initial);
  const [values, setValues] = useState(initial);

  function change(part: Partial<ArticleValues>) {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    onTyped(latest.current);
  }
  return { values, latest: () => latest.current, change };
}
