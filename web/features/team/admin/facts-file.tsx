import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { teamFilePath, teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { errorReason, unanswered } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { DropField } from "#web/ui/pictures/drop-field.tsx";
import { nameOfFact } from "./fact-parts.ts";
import { teamForStaff } from "./team-admin.queries.ts";

type FactsFileProps = { isOpen: boolean; desk: TeamDesk; onImported: () => void; onClose: () => void };

/** Downloads the facts as a file, or fills the draft from one. */
export function FactsFile({ isOpen, desk, onImported, onClose }: FactsFileProps) {
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<[path: string, problem: string][]>([]);
  const [failure, setFailure] = useState<string>();
  const { isPending, mutate } = useMutation({
    mutationFn: async (file: File) => {
      const facts = JSON.parse(await file.text());
      return api(teamAdminApi.importFile, { body: { version: desk.draft?.version ?? 0, facts } });
    },
    onMutate: () => {
      setFailure(undefined);
      setProblems([]);
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(teamForStaff().queryKey, answer);
      onImported();
      toast({ title: teamToasts.imported });
      onClose();
    },
    onError: (error) => {
      const { fields = {} } = error instanceof ApiFailure ? error : {};
      setProblems(Object.entries(fields));
      setFailure(
        error instanceof SyntaxError ? "This isn’t a file of the team’s facts" : errorReason(error, unanswered),
      );
      void queryClient.invalidateQueries(teamForStaff());
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="File">
      <div className="form">
        <p>
          The file has everything that’s set here, with its pictures. Keep it, or use it on another site.{" "}
          <a className="text-link" href={teamFilePath} download>
            Download what’s published
          </a>
        </p>
        <DropField
          label="Fill the draft from a file"
          hint="It replaces the draft. Visitors see nothing of it until you publish."
          accept=".json,application/json"
          isBusy={isPending}
          title={<b>{isPending ? "Reading the file..." : "Drop a file, or choose one"}</b>}
          onFiles={([file]) => file && !isPending && mutate(file)}
        />
        <ErrorText>{failure}</ErrorText>
        {problems.length > 0 && (
          <ul aria-label="What’s wrong in the file">
            {problems.map(([path, problem]) => (
              <li key={path}>
                <b>{nameOfFact(path)}</b> {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
