import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { merchAdminApi } from "#contract/merch/admin/endpoints.ts";
import { merchTexts } from "#contract/merch/constants.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Switch, SwitchState } from "#web/ui/fields/switch.tsx";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { merchLinks } from "./merch.queries.ts";
import { merchLinksForStaff } from "./merch-admin.queries.ts";

/** Switches merchandise links to the store on and off. */
export function MerchSwitch() {
  const queryClient = useQueryClient();
  const { data } = useQuery(merchLinksForStaff());
  const { failure, fail, clearFailure } = useFailure(undefined, true);
  const turning = useMutation({
    mutationFn: (isEnabled: boolean) => api(merchAdminApi.setLinks, { body: { isEnabled } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(merchLinksForStaff().queryKey, answer);
      void queryClient.invalidateQueries(merchLinks());
      toast({
        title: answer.isEnabled ? merchTexts.enabled : merchTexts.disabled,
        replaceKey: merchAdminApi.setLinks.path,
      });
    },
    onMutate: clearFailure,
    onError: (error) => {
      fail(describeError(merchTexts.failed)(error));
      void queryClient.invalidateQueries(merchLinksForStaff());
    },
  });
  return (
    <>
      <Switch isOn={data?.isEnabled} isBusy={turning.isPending} onSwitch={turning.mutate}>
        Merch links
      </Switch>
      <ErrorText>{failure}</ErrorText>
    </>
  );
}

/** Whether merchandise links to the store. Staff who can't switch it see its state. Left out if the team has none. */
export function MerchSection({ maySwitch }: { maySwitch: boolean }) {
  const { merch } = useTeam();
  const { data } = useQuery(merchLinksForStaff());
  if (merch.length === 0) return null;
  return (
    <section aria-labelledby="merch-heading">
      <h3 id="merch-heading">Merchandise links</h3>
      <p className="switch-note">
        When on, the items on the home page link to the store. When off, they’re just pictures.
      </p>
      {maySwitch ? <MerchSwitch /> : <SwitchState label="Merch links" isOn={data?.isEnabled} />}
    </section>
  );
}
