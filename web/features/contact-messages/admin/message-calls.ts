import { ApiFailure } from "#contract/client.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { MessageChange } from "#contract/contact-messages/constants.ts";
import { api } from "#web/api/api-client.ts";

export const changeMessages = (change: MessageChange, ids: string[]) =>
  api(contactMessagesAdminApi.change, { body: { change, ids } });

/** Changes one message. Throws an ApiFailure with the server's sentence if it was refused. */
export async function changeMessage(change: MessageChange, id: string) {
  const { refused } = await changeMessages(change, [id]);
  if (refused[0]) throw new ApiFailure(409, JSON.stringify(refused[0]), "Conflict");
}
