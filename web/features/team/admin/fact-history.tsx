import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { teamApi } from "#contract/team/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { nameOfFact } from "./fact-parts.ts";
import { ForgetPerson } from "./forget-person.tsx";
import { teamForStaff } from "./team-admin.queries.ts";
import { toastPublished } from "./toast-published.ts";

type FactHistoryProps = {
  isOpen: boolean;
  desk: TeamDesk;
  /** They may remove a person from all of it. */
  mayForget: boolean;
  onClose: () => void;
};

/** Everything that was published, newest first. Any of it can be published again. */
export function FactHistory({ isOpen, desk, mayForget, onClose }: FactHistoryProps) {
  const queryClient = useQueryClient();
  const refresh = useInvalidation(teamAdminApi.get, teamApi.get);
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose,
    failureTitle: teamToasts.restoreFailed,
    mutationFn: (number: number) => api(teamAdminApi.restore, { params: { number } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(teamForStaff().queryKey, answer);
      toastPublished(teamToasts.restored, answer, refresh);
    },
    onSettled: refresh,
  });
  const [isForgetting, setForgetting] = useState(false);
  return (
    <>
      <Dialog isOpen={isOpen} onClose={dialog.onClose} title="History">
        <ErrorText>{dialog.failure}</ErrorText>
        {desk.history.length === 0 ? (
          <EmptyState>Nothing published yet</EmptyState>
        ) : (
          <ol className="fact-history">
            {desk.history.map(({ number, publishedAt, by, changed }) => (
              <li key={number}>
                <div>
                  <b>Version {number}</b> <LocalTime at={publishedAt} />, {by}
                  <p className="muted">{changed.map(nameOfFact).join("; ") || "Nothing changed"}</p>
                </div>
                {number === desk.published.number ? (
                  <span className="muted">On the site</span>
                ) : (
                  <TextButton isDisabled={dialog.isBusy} onClick={() => mutate(number)}>
                    Restore<span className="visually-hidden"> version {number}</span>
                  </TextButton>
                )}
              </li>
            ))}
          </ol>
        )}
        {mayForget && (
          <p className="fact-history__forget">
            Versions keep the names and photos of people who have left.{" "}
            <TextButton aria-haspopup="dialog" onClick={() => setForgetting(true)}>
              Forget a person
            </TextButton>
          </p>
        )}
      </Dialog>
      {mayForget && <ForgetPerson isOpen={isForgetting} desk={desk} onClose={() => setForgetting(false)} />}
    </>
  );
}
