import { expect, test } from "vitest";
import { team } from "#web/team.ts";
import { replyAddress } from "./open-message.tsx";

test("a reply goes to the sender and names what they wrote about", () => {
  const { protocol, pathname, searchParams } = new URL(
    replyAddress({ email: "ida@demo.example", subject: "sponsorship" }),
  );
  expect([protocol, pathname]).toEqual(["mailto:", "ida@demo.example"]);
  expect([...searchParams]).toEqual([["subject", `Re: Sponsorship, your message to ${team.name}`]]);
});

test("an address adds no other reader and no text of its own", () => {
  const { pathname, searchParams } = new URL(
    replyAddress({ email: "a?bcc=b&body=c,d+e%0a'@demo.example", subject: "other" }),
  );
  expect(decodeURIComponent(pathname)).toBe("a?bcc=b&body=c,d+e%0a'@demo.example");
  expect([...searchParams.keys()]).toEqual(["subject"]);
});
