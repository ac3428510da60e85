import { expect, test } from "vitest";
import { team } from "#web/testing/team.tsx";
import { replyAddress } from "./open-message.tsx";

test("a reply goes to the sender and names what they wrote about", () => {
  const { protocol, pathname, searchParams } = new URL(
    replyAddress({ email: "ida@demo.example", subject: "sponsorship" }, team),
  );
  expect([protocol, pathname]).toEqual(["mailto:", "ida@demo.example"]);
  expect([...searchParams]).toEqual([["subject", `Re: Sponsorship, your message to ${team.name}`]]);
});

test("a sender's address can't add recipients or text to the reply", () => {
  const { pathname, searchParams } = new URL(
    replyAddress({ email: "a?bcc=b&body=c,d+e%0a'@demo.example", subject: "other" }, team),
  );
  expect(decodeURIComponent(pathname)).toBe("a?bcc=b&body=c,d+e%0a'@demo.example");
  expect([...searchParams.keys()]).toEqual(["subject"]);
});
