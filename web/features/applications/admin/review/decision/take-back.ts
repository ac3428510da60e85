import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { api } from "#web/api/api-client.ts";
import { decisionDraftKey } from "#web/features/applications/admin/review/unsent-notes.ts";
import { type Undo, undoCall } from "#web/ui/feedback/toaster/undo.ts";
import { offerValues } from "#web/ui/forms/unsaved/unsaved.ts";

/** Makes an application pending again, and puts its notes back into the form. */
export async function takeBack(application: Application): Promise<Application> {
  const answer = await api(applicationsAdminApi.takeBack, { params: { id: application.id } });
  const offer = notesOf({ ...application, internalNotes: answer.internalNotes });
  if (offer) offerValues(offer.draftKey, offer.edit);
  return answer;
}

/** How the toast after a decision takes it back. */
export function undoOf(decided: Application): Undo {
  const offer = notesOf(decided);
  return {
    calls: [undoCall(applicationsAdminApi.takeBack, { params: { id: decided.id } })],
    texts: { undone: applicationTexts.takenBack, failed: applicationTexts.takeBackFailed },
    ...(offer && { offer }),
  };
}

function notesOf({ id, status, reviewNotes, internalNotes: stored }: Application): Undo["offer"] {
  if (!reviewNotes || status === "pending") return undefined;
  const internalNotes = stored ?? "";
  return {
    draftKey: decisionDraftKey(id, status),
    edit: { before: { reviewNotes: "", internalNotes }, typed: { reviewNotes, internalNotes } },
  };
}
