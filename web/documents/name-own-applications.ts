import { applicationsApi } from "#contract/applications/endpoints.ts";
import { api } from "#web/api/api-client.ts";

const calls = { staff: applicationsApi.ownStaff, management: applicationsApi.ownManagement };

/**
 * Changes the text of links to application forms that the member has already sent. Done in the browser, because all members get
 * the same page.
 */
export async function nameOwnApplications() {
  for (const [post, call] of Object.entries(calls)) {
    const link = document.querySelector<HTMLElement>(`a[data-own-application="${post}"]`);
    if (!link) continue;
    const own = await api(call).catch(() => []); // the link leads to the right page either way
    if (own.length > 0) link.textContent = link.dataset.onceSent ?? "";
  }
}
