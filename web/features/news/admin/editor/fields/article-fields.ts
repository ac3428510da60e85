import { useRef, useState } from "react";
import type { ArticleValues } from "#web/features/news/admin/editor/article-values.ts";
import type { Problems } from "#web/ui/forms/use-form.ts";
import type { ArticleConflict } from "./article-conflict.ts";

/** An article as it is written: what its fields hold, what is wrong with them, and what somebody else has put there. */
export type ArticleFieldProps = {
  values: ArticleValues;
  problems: Problems;
  conflict: ArticleConflict | undefined;
  onChange: (change: Partial<ArticleValues>) => void;
};

/** What stands in the fields; `latest` also between a change and the next drawing of the page. */
export function useArticleValues(initial: ArticleValues, onTyped: (values: ArticleValues) => void) {
  const latest = useRef(initial);
  const [values, setValues] = useState(initial);

  function change(part: Partial<ArticleValues>) {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    onTyped(latest.current);
  }
  return { values, latest: () => latest.current, change };
}
