import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { teamApi } from "#contract/team/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { cityOf } from "#web/ui/format/clock.ts";
import { formatDateTime } from "#web/ui/format/dates.ts";
import { momentOfTeamTime } from "#web/ui/format/team-time.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FactChanges } from "./fact-changes.tsx";
import { teamForStaff } from "./team-admin.queries.ts";
import { toastPublished } from "./toast-published.ts";

type PublishDialogProps = { isOpen: boolean; desk: TeamDesk; onClose: () => void };

/** Shows what publishing the draft changes, then publishes it, at once or at a time. */
export function PublishDialog({ isOpen, desk, onClose }: PublishDialogProps) {
  const queryClient = useQueryClient();
  const { timeZone } = useTeam();
  const formId = useId();
  const changes = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) changes.current?.focus(); // it's read first, and with the keys
  }, [isOpen]);
  const [at, setAt] = useState("");
  const version = desk.draft?.version ?? 0;
  const refresh = useInvalidation(teamAdminApi.get, teamApi.get);
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose,
    failureTitle: teamToasts.publishFailed,
    mutationFn: (moment: string | null) =>
      api(teamAdminApi.publish, { body: { version, ...(moment && { at: moment }) } }),
    onSuccess: (answer, moment) => {
      queryClient.setQueryData(teamForStaff().queryKey, answer);
      setAt("");
      if (moment) return toast({ title: teamToasts.scheduled, description: `For ${formatDateTime(moment, timeZone)}` });
      toastPublished(teamToasts.published, answer, refresh);
    },
    onSettled: refresh,
  });
  const moment = at === "" ? null : momentOfTeamTime(at, timeZone);
  const pending = at === "" ? "Publishing..." : "Scheduling...";
  return (
    <Dialog isOpen={isOpen} onClose={dialog.onClose} title="Publish">
      <form
        className="form"
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!dialog.isBusy) mutate(moment);
        }}
      >
        <FactChanges
          before={desk.published.facts}
          after={desk.draft?.facts}
          changed={desk.draft?.changed ?? []}
          ref={changes}
        />
        <TextField
          label="Publish at"
          hint={`Optional, in ${cityOf(timeZone)} time. Left empty, it’s published now.`}
          type="datetime-local"
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        <ErrorText>{dialog.failure}</ErrorText>
        <div className="dialog__actions">
          <Button type="submit" isBusy={dialog.isBusy}>
            {dialog.isBusy ? pending : at === "" ? "Publish now" : "Schedule"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
