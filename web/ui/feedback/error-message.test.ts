import { expect, test } from "vitest";
import { ApiFailure, outageSentence } from "#contract/client.ts";
import { offline } from "#web/api/api-client.ts";
import { describeError, errorReason, tryAgain, unanswered } from "./error-message.ts";

test.each([
  ["a request that got no answer", new TypeError("Failed to fetch"), tryAgain],
  ["a request that wasn't sent", new TypeError(offline), offline],
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

test("a change that got no answer may have been made; one that wasn't sent wasn't", () => {
  const told = describeError("Couldn’t save");
  expect(told(new TypeError("Failed to fetch")).description).toBe(unanswered);
  expect(told(new TypeError(offline)).description).toBe(offline);
});
