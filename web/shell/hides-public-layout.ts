import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";
import type { makeRouter } from "#web/router/router.tsx";

/** Whether the page is staff's own or covered by the LOCKED screen. */
export const hidesPublicLayout = ({ state, options }: ReturnType<typeof makeRouter>) =>
  state.matches.some(({ staticData }) => staticData.frame) ||
  options.context.queryClient.getQueryData(lockdown().queryKey)?.isLocked === true;
