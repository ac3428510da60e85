import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { Switch } from "#web/ui/fields/switch.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { factorPolicy } from "./sign-in-settings.queries.ts";

/** Whether admins need a second factor. Before it's turned on, lists the admins who have none. */
export function FactorPolicySection() {
  const queryClient = useQueryClient();
  const { data } = useQuery(factorPolicy());
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { mutate, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    failureTitle: "Couldn’t change this",
    mutationFn: (isRequired: boolean) => api(secondFactorApi.setPolicy, { body: { isRequired } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(factorPolicy().queryKey, answer);
      void queryClient.invalidateQueries(staffSession());
    },
  });
  return (
    <section aria-labelledby="policy-heading">
      <h3 id="policy-heading">Second factor for admins</h3>
      <p className="switch-note">
        When on, admins must set one up before they can do anything else. Temporary links don’t need one.
      </p>
      <Switch
        isOn={data?.isRequired}
        isBusy={dialog.isBusy}
        onSwitch={(isOn) => (isOn ? setConfirmOpen(true) : mutate(false))}
      >
        Require a second factor
      </Switch>
      {!isConfirmOpen && <ErrorText>{dialog.failure}</ErrorText>}
      <ConfirmDialog
        {...dialog}
        title="Require a second factor?"
        confirmLabel="Require it"
        pendingLabel="Saving..."
        onConfirm={() => mutate(true)}
      >
        <p>{data && data.without.length > 0 ? missing(data.without) : "Every admin already has one."}</p>
      </ConfirmDialog>
    </section>
  );
}

const missing = (names: readonly string[]) =>
  `${names.join(", ")} ${names.length === 1 ? "doesn’t" : "don’t"} have one yet, and must set one up before doing anything else.`;
