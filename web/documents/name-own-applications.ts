import { applicationsApi } from "#contract/applications/endpoints.ts";
import { api } from "#web/api/api-client.ts";

const calls = { staff: applicationsApi.ownStaff, management: applicationsApi.ownManagement };

/** A link to a form names the member's own application once it has been sent. The page itself is the same for all members. */
export async function nameOwnApplications() {
  for (const [post, call] of Object.entries(calls)) {
    const link = document.querySelector<HTMLElement>(`a[data-own-application="${post}"]`);
    if (!link) continue;
    const own = await api(call).catch(() => []); // the link leads to the right page either way
    if (own.length > 0) link.textContent = link.dataset.onceSent ?? "";
  }
}
