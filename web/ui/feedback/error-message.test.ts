import { expect, test } from "vitest";
import { ApiFailure, outageSentence } from "#contract/client.ts";
import { errorReason } from "./error-message.ts";

const offline = "Please check your connection and try again.";

test.each([
  ["a request that got no answer", new TypeError("Failed to fetch"), offline],
  [
    "the server's own sentence",
    new ApiFailure(409, '{"error":"This username is already taken."}', ""),
    "This username is already taken.",
  ],
  ["a plain 500", new ApiFailure(500, "Internal Server Error", ""), outageSentence],
  ["an empty 502", new ApiFailure(502, "", "Bad Gateway"), outageSentence],
  ["a proxy's JSON", new ApiFailure(503, '{"error":{"code":503}}', ""), outageSentence],
  ["a page in place of an answer", new SyntaxError("Unexpected token '<'"), outageSentence],
  ["a fault without an error", null, outageSentence],
])("%s is explained as what it is", (_what, error, sentence) => {
  expect(errorReason(error)).toBe(sentence);
});
