import { expect, test } from "vitest";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

const formsOn = (html: string) => html.match(/<form\b[^>]*>/g) ?? [];

test.each(["/login", "/register", "/forgot-password", "/admin-login"])(
  "a password typed on %s never ends up in an address, even before scripts load",
  async (url) => {
    const { body } = await site().app.inject({ url });
    expect(formsOn(body)).not.toEqual([]);
    for (const form of formsOn(body)) expect(form).toContain('method="post"');
  },
);

test.each(["/settings", "/staff-application", "/management-application"])(
  "nothing a member types on %s ends up in an address",
  async (url) => {
    const { headers } = await signedInMember(site());
    const { body } = await site().app.inject({ url, headers });
    expect(formsOn(body)).not.toEqual([]);
    for (const form of formsOn(body)) expect(form).toContain('method="post"');
  },
);
