import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactElement, type ReactNode, use, useEffect } from "react";
import type { Team } from "#contract/team.ts";
import { TeamProvider } from "#web/api/team-provider.tsx";

export type IslandElement = ReactElement<object>;
export type RenderedIsland = { name: string; id: string; html: string };

/** Renders an island of a document separately from its page. Only set on the server. */
export const RenderIsland = createContext<((element: IslandElement) => RenderedIsland) | undefined>(undefined);

/**
 * An interactive part of a document. Its only child must be a component of `registry.ts` whose props are plain data, which the
 * page carries as JSON. In the app, and inside another island, the child is rendered normally.
 */
export function Island({ children }: { children: ReactElement }) {
  const render = use(RenderIsland);
  if (!render) return children;
  const element = children as IslandElement; // render throws for anything that isn't in the registry, such as a DOM element
  const { name, id, html } = render(element);
  return (
    <div
      className="island"
      data-island={name}
      data-id={id}
      data-props={JSON.stringify(element.props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this HTML was just rendered by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** What every island of a page gets. */
export type IslandSurroundings = { queryClient: QueryClient; team: Team };
type IslandFrameProps = IslandSurroundings & { onHydrated?: () => void; children: ReactNode };

/** Wraps each island, on the server and in the browser. */
export function IslandFrame({ queryClient, team, onHydrated, children }: IslandFrameProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <TeamProvider team={team}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </TeamProvider>
  );
}
