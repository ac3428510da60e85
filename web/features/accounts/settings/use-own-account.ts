import { useQueryClient } from "@tanstack/react-query";
import type { Member } from "#contract/accounts/schemas.ts";
import { forgetMember, me, memberSessions } from "#web/features/accounts/accounts.queries.ts";

/** Updates what this tab knows about the member after the server has responded. */
export function useOwnAccount() {
  const queryClient = useQueryClient();
  return {
    refresh: (member: Member) => queryClient.setQueryData(me().queryKey, member),
    refreshSessions: () => queryClient.invalidateQueries({ queryKey: memberSessions().queryKey }),
    /** Reloads who is signed in, because the deleted account may not be the one of this browser. */
    askWhoItIs: () => queryClient.invalidateQueries({ queryKey: me().queryKey }),
    forget: () => forgetMember(queryClient),
  };
}
