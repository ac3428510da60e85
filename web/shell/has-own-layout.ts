import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";
import type { makeRouter } from "#web/router/router.tsx";

/** Staff's own pages and the LOCKED screen, which have a frame of their own or lie over a page that was open. */
export const hasOwnLayout = ({ state, options }: ReturnType<typeof makeRouter>) =>
  state.matches.some(({ staticData }) => staticData.frame) ||
  options.context.queryClient.getQueryData(lockdown().queryKey)?.isLocked === true;
