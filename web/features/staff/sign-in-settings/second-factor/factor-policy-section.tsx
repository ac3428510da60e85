import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/calls.ts";
import { factorPolicy } from "#web/features/staff/sign-in-settings/sign-in-settings.queries.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Switch } from "#web/ui/fields/switches/switch.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** Whether admins need a second factor. Before it is turned on, it says who has none. */
export function FactorPolicySection() {
  const queryClient = useQueryClient();
  const { data } = useQuery(factorPolicy());
  const [isAsking, setAsking] = useState(false);
  const about = secondFactorApi.setPolicy.path;
  const turning = useMutation({
    mutationFn: (isRequired: boolean) => api(secondFactorApi.setPolicy, { body: { isRequired } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(factorPolicy().queryKey, answer);
      setAsking(false);
      void queryClient.invalidateQueries(staffCheck());
    },
    onError: (error) => toast({ ...describeError("Couldn’t change this")(error), tone: "bad", about }),
  });
  return (
    <section aria-labelledby="policy-heading">
      <h3 id="policy-heading">Second factor for admins</h3>
      <p className="switch-note">
        When on, admins must set one up before they can do anything else. Temporary links don’t need one.
      </p>
      <Switch
        isOn={data?.isRequired}
        isBusy={turning.isPending}
        onSwitch={(isOn) => (isOn ? setAsking(true) : turning.mutate(false))}
      >
        Require a second factor
      </Switch>
      <ConfirmDialog
        isOpen={isAsking}
        title="Require a second factor?"
        confirm="Require it"
        pending="Saving..."
        isBusy={turning.isPending}
        onConfirm={() => turning.mutate(true)}
        onClose={() => setAsking(false)}
      >
        <p>{data && data.without.length > 0 ? missing(data.without) : "Every admin already has one."}</p>
      </ConfirmDialog>
    </section>
  );
}

const missing = (names: readonly string[]) =>
  `${names.join(", ")} ${names.length === 1 ? "doesn’t" : "don’t"} have one yet, and must set one up before doing anything else.`;
