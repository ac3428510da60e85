import type { IncomingMessage } from "node:http";

/** `http://host` at the start of a target, as a request to a proxy has it. Every server must take it, too. */
const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The path and query of a request, however its target is written. Which host it names makes no difference here. */
export function plainTarget({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (url.startsWith("/")) return url;
  const path = url.replace(scheme, "");
  return path.startsWith("/") ? path : `/${path}`;
}
