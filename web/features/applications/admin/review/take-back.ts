import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { api } from "#web/api/calls.ts";
import { offerValues } from "#web/ui/forms/unsaved.ts";

/** Makes an application pending again. Its notes are in the form again, too. */
export async function takeBack({ id, reviewNotes }: Application): Promise<Application> {
  const answer = await api(applicationsAdminApi.takeBack, { params: { id } });
  if (reviewNotes) offerValues(id, { before: { reviewNotes: "" }, typed: { reviewNotes } });
  return answer;
}
