import { signOutTexts } from "#contract/accounts/sign-out-texts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useStaffSignOut } from "./use-staff-sign-out.ts";

export function StaffSignOut() {
  const leave = useStaffSignOut();
  return (
    <Button variant="secondary" small isBusy={leave.isPending} onClick={() => leave.mutate()}>
      {leave.isPending ? signOutTexts.pending : "Sign Out"}
    </Button>
  );
}
