import type { FastifyInstance } from "fastify";
import { malformedJson, wrongContentType } from "#server/errors.ts";

const deepest = 32;
/** Keeps a byte order mark, which JSON must not begin with and the parser would skip. */
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Accepts only JSON bodies: UTF-8 without a byte order mark, at most 32 levels deep, not compressed. */
export function acceptJsonOnly(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (request.headers["content-encoding"]) return done(wrongContentType());
    if (body.length === 0) return done(null, undefined);
    const text = decode(body);
    if (text === undefined || text.startsWith("\ufeff") || isDeeperThan(deepest, text)) return done(malformedJson());
    return parse(request, text, done);
  });
}

function decode(body: Buffer): string | undefined {
  try {
    return strictUtf8.decode(body);
  } catch {
    return undefined; // not UTF-8
  }
}

/** Counts brackets outside strings, which is cheaper than parsing, and safe for values too deep to parse. */
function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (isInString) {
      if (char === "\\") at++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === "{" || char === "[") {
      if (++depth > limit) return true;
    } else if (char === "}" || char === "]") depth--;
  }
  return false;
}
