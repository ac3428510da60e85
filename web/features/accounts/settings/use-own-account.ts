import { useQueryClient } from "@tanstack/react-query";
import type { Member } from "#contract/accounts/schemas.ts";
import { forgetMember, me, memberSessions } from "#web/features/accounts/accounts.queries.ts";

/** What this tab knows about the member, when the server has answered with something newer. */
export function useOwnAccount() {
  const queryClient = useQueryClient();
  return {
    refresh: (member: Member) => queryClient.setQueryData(me().queryKey, member),
    refreshSessions: () => queryClient.invalidateQueries({ queryKey: memberSessions().queryKey }),
    /** It is not certain that the account which is gone is the one of this browser. */
    askWhoItIs: () => queryClient.invalidateQueries({ queryKey: me().queryKey }),
    forget: () => forgetMember(queryClient),
  };
}
