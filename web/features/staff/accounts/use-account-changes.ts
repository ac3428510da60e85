import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";

/** What a change of an account does to what is shown: the list is read anew, and one's own name above the dashboard. */
export function useAccountChanges() {
  const queryClient = useQueryClient();
  const router = useRouter();

  const accountsChanged = () => void queryClient.invalidateQueries({ queryKey: [staffAccountsApi.accounts.path] });
  return {
    accountsChanged,
    async ownAccountChanged() {
      accountsChanged();
      await queryClient.invalidateQueries(staffCheck());
      await router.invalidate();
    },
  };
}
