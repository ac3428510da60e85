import { teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { undoCall } from "#web/ui/feedback/undo.ts";

/** Shows a toast for a publication, with a button that undoes it. */
export const toastPublished = (title: string, { published }: TeamDesk, onSettled: () => void) =>
  toastUndoable({
    title,
    replaceKey: teamAdminApi.publish.path,
    undo: {
      calls: [undoCall(teamAdminApi.undo, { body: { number: published.number ?? 0 } })],
      texts: { undone: teamToasts.undone, failed: teamToasts.undoFailed },
    },
    onSettled,
  });
