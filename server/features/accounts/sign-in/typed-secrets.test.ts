import { expect, test } from "vitest";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

const formsOn = (html: string) => html.match(/<form\b[^>]*>/g) ?? [];

test.each(["/login", "/register", "/forgot-password", "/admin-login"])(
  "a visitor's password on %s never goes into an address, also before the script has come",
  async (url) => {
    const { body } = await site().app.inject({ url });
    expect(formsOn(body)).not.toEqual([]);
    for (const form of formsOn(body)) expect(form).toContain('method="post"');
  },
);

test.each(["/settings", "/staff-application", "/management-application"])(
  "nor does what a member types on %s",
  async (url) => {
    const { headers } = await signedInMember(site());
    const { body } = await site().app.inject({ url, headers });
    expect(formsOn(body)).not.toEqual([]);
    for (const form of formsOn(body)) expect(form).toContain('method="post"');
  },
);
