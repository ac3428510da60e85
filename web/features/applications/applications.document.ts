import { applicationsApi } from "#contract/applications/endpoints.ts";
import { api } from "#web/api/api-client.ts";

const calls = { staff: applicationsApi.ownStaff, management: applicationsApi.ownManagement };

/**
 * Shows the state of the applications that the member has already sent, and changes the text of the links to them. Done in the
 * browser, because all members get the same page.
 */
export async function runOnDocument() {
  for (const [post, call] of Object.entries(calls)) {
    const link = document.querySelector<HTMLElement>(`a[data-own-application="${post}"]`);
    if (!link) continue;
    const [own] = await api(call).catch(() => []); // the link leads to the right page either way
    if (!own) continue;
    link.textContent = link.dataset.onceSent ?? "";
    link.hidden = false;
    document.querySelector(`[data-standing="${post} ${own.status}"]`)?.removeAttribute("hidden");
  }
}
