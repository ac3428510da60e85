import { useRef, useState } from "react";
import type { ArticleValues } from "#web/features/news/admin/editor/article-values.ts";
import type { Problems } from "#web/ui/forms/use-form.ts";
import type { ArticleClash } from "./article-conflict.ts";

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
