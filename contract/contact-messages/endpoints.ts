import { endpoints } from "#contract/endpoint.ts";
import type { contactMessagesCalls } from "./schemas.ts";

export const contactMessagesApi = endpoints<typeof contactMessagesCalls>({
  send: "POST /api/contact",
});
