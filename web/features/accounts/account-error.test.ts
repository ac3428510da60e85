import { expect, test } from "vitest";
import { ApiFailure } from "#contract/client.ts";
import { unanswered } from "#web/ui/feedback/error-message.ts";
import { describeAccountError } from "./account-error.ts";

const say = describeAccountError({
  title: "Sign in failed",
  description: "Please check your credentials and try again.",
});
const told = (error: unknown) => say(error).description;

test("a refusal is shown in the server's words, or in the screen's own", () => {
  expect(told(new ApiFailure(401, '{"error":"Invalid email or password"}', ""))).toBe("Invalid email or password");
  expect(told(new ApiFailure(401, "", "Unauthorized"))).toBe("Please check your credentials and try again.");
});

test("neither an outage nor a lost connection is shown as a wrong password", () => {
  const outage = "Something went wrong on our side. Please try again in a moment.";
  expect(told(new ApiFailure(502, "<h1>Bad Gateway</h1>", "Bad Gateway"))).toBe(outage);
  expect(told(new TypeError("Failed to fetch"))).toBe(unanswered);
});
