import { maxTags, newsDeskTexts } from "#contract/news/desk/constants.ts";

type Tags = { tags: string[]; tag: string };
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
