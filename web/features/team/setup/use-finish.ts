import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { invalidateAll } from "#web/api/query-client.ts";
import { teamForStaff } from "#web/features/team/admin/team-admin.queries.ts";
import { errorReason, isUnanswered } from "#web/ui/feedback/error-message.ts";

type Finish = { desk: TeamDesk; own: Record<string, unknown>; clears: boolean };
type Stage = "Saving..." | "Publishing..." | "Clearing...";

/**
 * Publishes the setup's draft, and then clears the demonstration if that was asked for. If something fails, it says how far it
 * came. Another start does only what's left.
 */
export function useFinish(onDone: () => void) {
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<Stage>();
  const [failure, setFailure] = useState<string>();
  const keep = (desk: TeamDesk) => queryClient.setQueryData(teamForStaff().queryKey, desk);

  const { mutate } = useMutation({
    mutationFn: async ({ desk, own, clears }: Finish) => {
      let at: Stage = "Saving...";
      const reach = (next: Stage) => {
        at = next;
        setStage(next);
      };
      try {
        await publish(desk, own, { reach, keep });
        if (!clears) return;
        reach("Clearing...");
        await api(firstStepsApi.removeDemonstration);
      } catch (error) {
        setFailure(await told(error, at));
        throw error;
      }
    },
    onMutate: () => setFailure(undefined),
    onSuccess: async () => {
      await invalidateAll(queryClient);
      onDone();
    },
    onSettled: () => setStage(undefined),
  });

  /** Says what happened, after looking at what the server has now. */
  async function told(error: unknown, at: Stage): Promise<string> {
    const reason = errorReason(error, "No answer came back.");
    if (at === "Clearing...")
      return isUnanswered(error)
        ? `Published. ${reason} It may be cleared or not. You can try again.`
        : `Published, but the demo content isn’t cleared. ${reason}`;
    const { status, current } = error instanceof ApiFailure ? error : {};
    if (status === 409 && current) keep(current as TeamDesk); // the server wrote it with the same schema
    const desk = await api(teamAdminApi.get).catch(() => undefined);
    if (desk) keep(desk);
    if (desk?.published.number) return "Published, but what comes after wasn’t done. Please try again.";
    if (isUnanswered(error) && !desk) return `${reason} It may be published or not. You can try again.`;
    return `Not published. ${reason} The demo content is still there.`;
  }
  return { start: mutate, stage, failure };
}

type Steps = { reach: (stage: Stage) => void; keep: (desk: TeamDesk) => void };

/** Does nothing if it's published already. */
async function publish(desk: TeamDesk, own: Record<string, unknown>, { reach, keep }: Steps) {
  let now = desk;
  if (Object.keys(own).length > 0) {
    reach("Saving...");
    const body = { version: now.draft?.version ?? 0, changes: own as never }; // they're JSON
    now = await api(teamAdminApi.change, { body });
    keep(now);
  }
  if (!now.draft || now.draft.changed.length === 0) return;
  reach("Publishing...");
  keep(await api(teamAdminApi.publish, { body: { version: now.draft.version } }));
}
