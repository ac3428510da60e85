import { renderToString } from "react-dom/server";
import { type IslandElement, IslandFrame, type IslandSurroundings, type RenderedIsland } from "./island.tsx";
import { islands } from "./registry.ts";

const names = new Map<unknown, string>(
  await Promise.all(Object.entries(islands).map(async ([name, load]) => [await load(), name] as const)),
);

/**
 * Returns a function that renders an island just as the browser will hydrate it: with its own ids and without the page's router.
 * An island that uses the router therefore fails here rather than on someone's first click.
 */
export function islandRenderer(surroundings: IslandSurroundings): (element: IslandElement) => RenderedIsland {
  let count = 0;
  return (element) => {
    const name = names.get(element.type);
    if (!name) throw new Error(`${String(element.type)} is not in web/documents/islands/registry.ts`);
    if (!isPlain(element.props)) throw new Error(`the props of ${name} are not plain data`);
    const id = `${name}${count++}`;
    const html = renderToString(<IslandFrame {...surroundings}>{element}</IslandFrame>, {
      identifierPrefix: id,
    });
    return { name, id, html };
  };
}

/** Whether a value survives a round trip through JSON. */
function isPlain(value: unknown): boolean {
  if (value === undefined || value === null || ["string", "number", "boolean"].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(Object(value)).every(isPlain);
}
