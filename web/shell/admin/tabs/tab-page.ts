import type { QueryClient } from "@tanstack/react-query";
import { prefetch, type Startable } from "#web/api/queries.ts";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { type Address, addressIn } from "#web/ui/lists/controls/list-options.ts";
import type { SignedIn } from "./dashboard-tabs.ts";

type TabPage = {
  /** The last part of its address, `/admin/{path}`. */
  path: string;
  /** Its title, if that isn't the team's word for its points. */
  title?: string;
  description: string;
  /** Imports what the tab asks for before it's shown, so that it's loaded for staff only. */
  queries: () => Promise<{ tabQueries: (address: Address, staff: SignedIn) => Startable[] }>;
};

type Loading = { context: { queryClient: QueryClient; staff: SignedIn }; deps: Address };

/** Returns what the pages of the dashboard's tabs have in common. Tabs validate their options in the address themselves. */
export const tabPage = ({ path, title, description, queries }: TabPage) => ({
  validateSearch: addressIn,
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => addressIn(search),
  async loader({ context: { queryClient, staff }, deps }: Loading) {
    const { tabQueries } = await queries();
    await prefetch(queryClient, tabQueries(deps, staff));
  },
  head: gateHead(({ programme }) => ({
    title: `${title ?? programme.name}, admin dashboard`,
    description,
    path: `/admin/${path}`,
  })),
});
