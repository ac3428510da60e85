import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";

/** Reloads the list after a change, and your own name in the dashboard's bar. */
export function useAccountChanges() {
  const queryClient = useQueryClient();
  const router = useRouter();

  const accountsChanged = useInvalidation(staffAccountsApi.accounts);
  return {
    accountsChanged,
    async ownAccountChanged() {
      accountsChanged();
      await queryClient.invalidateQueries(staffSession());
      await router.invalidate();
    },
  };
}
