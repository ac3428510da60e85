import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { personFilePath, teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { teamApi } from "#contract/team/endpoints.ts";
import { peopleIn } from "#contract/team/people.ts";
import { api } from "#web/api/api-client.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { SelectField } from "#web/ui/forms/text-field.tsx";
import { AsyncList } from "#web/ui/lists/async-list.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { storedPeople, teamForStaff } from "./team-admin.queries.ts";

type ForgetPersonProps = { isOpen: boolean; desk: TeamDesk; onClose: () => void };

/** Removes a person from the site, the draft and all versions, after saying what that means. */
export function ForgetPerson({ isOpen, desk, onClose }: ForgetPersonProps) {
  const queryClient = useQueryClient();
  const refresh = useInvalidation(teamAdminApi.get, teamAdminApi.listPeople, teamApi.get);
  const people = useQuery({ ...storedPeople(), enabled: isOpen });
  const [name, setName] = useState("");
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose: close,
    failureTitle: teamToasts.forgetFailed,
    subject: `forget ${name}`,
    mutationFn: (chosen: string) => api(teamAdminApi.forgetPerson, { body: { name: chosen } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(teamForStaff().queryKey, answer);
      toast({ title: teamToasts.forgotten, description: "They’re gone from the site, the draft and every version." });
    },
    onSettled: refresh,
  });
  function close() {
    setName("");
    onClose();
  }
  const isConfigured = peopleIn(desk.defaults).some((person) => person.name === name);
  return (
    <Dialog title="Forget a person" isOpen={isOpen} onClose={dialog.onClose}>
      <p>
        Their name, title, text and photo go from the site, the draft and every version, and from the audit log. This
        can’t be undone. Files that were exported and backups still have them, and so do texts that mention them.
      </p>
      {isOpen && (
        <AsyncList
          query={people}
          itemsName="people"
          skeleton={<Skeleton style={{ minHeight: "4rem" }} />}
          empty="Nobody is stored"
        >
          {(names) => (
            <form
              className="form"
              onSubmit={(event) => {
                event.preventDefault();
                mutate(name);
              }}
            >
              <SelectField
                label="Person"
                isFull
                required
                value={name}
                onChange={(event) => setName(event.target.value)}
              >
                <option value="">Choose a person</option>
                {names.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </SelectField>
              {isConfigured && (
                <p>
                  They’re in <code>team.config.ts</code> too, which only a developer can change. Ask for that as well,
                  or they come back when the list is put back to its default.
                </p>
              )}
              {name && (
                <p>
                  If they asked what you keep,{" "}
                  <a className="text-link" href={`${personFilePath}?${new URLSearchParams({ name })}`} download>
                    download it for them
                  </a>{" "}
                  first.
                </p>
              )}
              <ErrorText>{dialog.failure}</ErrorText>
              <Button type="submit" variant="danger" isBusy={dialog.isBusy} isDisabled={name === ""}>
                {dialog.isBusy ? "Forgetting..." : "Forget this person"}
              </Button>
            </form>
          )}
        </AsyncList>
      )}
    </Dialog>
  );
}
