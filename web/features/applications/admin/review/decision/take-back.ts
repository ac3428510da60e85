import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { decisionDraftKey } from "#web/features/applications/admin/review/unsent-notes.ts";
import { offerValues } from "#web/ui/forms/unsaved/unsaved.ts";

/** Makes an application pending again, and puts its notes back into the form. */
export async function takeBack({ id, status, reviewNotes }: Application): Promise<Application> {
  const answer = await api(applicationsAdminApi.takeBack, { params: { id } });
  const internalNotes = answer.internalNotes ?? "";
  if (reviewNotes && status !== "pending")
    offerValues(decisionDraftKey(id, status), {
      before: { reviewNotes: "", internalNotes },
      typed: { reviewNotes, internalNotes },
    });
  return answer;
}
