import { createContext, type ReactElement, use } from "react";

export type IslandElement = ReactElement<object>;
export type RenderedIsland = { name: string; id: string; html: string };

/** In a document, how the server renders an island apart from the page around it. */
export const RenderIsland = createContext<((element: IslandElement) => RenderedIsland) | undefined>(undefined);

/**
 * A part of a document that reacts. Its one child is a component of `registry.ts`, and its props are plain data, which the page
 * carries as JSON. In the app, and inside another island, it's an ordinary component.
 */
export function Island({ children }: { children: ReactElement }) {
  const render = use(RenderIsland);
  if (!render) return children;
  const element = children as IslandElement; // an element of the platform has no name in the list, and is refused there
  const { name, id, html } = render(element);
  return (
    <div
      className="island"
      data-island={name}
      data-id={id}
      data-props={JSON.stringify(element.props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it of the component, a moment ago
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
