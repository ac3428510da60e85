import { type Days, openingOf, type Post } from "./openings.ts";

/** Returns a post with only what matters on a day and after it, so that it doesn't need the day any more. */
export function onItsDay<P extends Post>(post: P, day: string): P {
  const opening = openingOf(post, day);
  return {
    ...post,
    isOpen: opening.is !== "closed",
    opens: opening.is === "upcoming" ? opening.from : undefined,
    closes: opening.is === "closed" ? undefined : post.closes,
  };
}

/** Why these days can't be, if they can't. */
export const wrongDays = ({ opens, closes }: Days): string | undefined =>
  opens && closes && closes < opens ? "Please choose a last day that isn’t before the first" : undefined;
