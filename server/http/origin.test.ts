import { expect, test } from "vitest";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ PUBLIC_URL: "https://site.example" });
const changing = (await everyEndpoint()).filter(({ method }) => method !== "GET");
const pageForms = ["/", "/login", "/register"].map((path) => ({ method: "POST", path }) as const);

const elsewhere = [
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { origin: "null", "sec-fetch-site": "same-site" },
  { origin: "null", "sec-fetch-site": "none" },
  { origin: "https://evil.test", "sec-fetch-site": "same-origin" },
  { origin: "https://site.example.evil.test" },
  { origin: "http://site.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

test.each([...changing, ...pageForms].map(({ method, path }) => [`${method} ${path}`, method, path] as const))(
  "%s from another site is refused and changes nothing, whoever is signed in",
  async (_name, method, path) => {
    const [member, staff] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
    const cookie = `${member.cookie}; ${staff.cookie}`;
    const before = await fingerprint(site());
    for (const headers of elsewhere) {
      const url = path.replaceAll(/:\w+/g, "01980000-0000-7000-8000-000100000001");
      const response = await site().app.inject({ method, url, headers: { ...headers, cookie } });
      expect([response.statusCode, response.json().code]).toEqual([403, "foreign_origin"]);
      expect(response.cookies).toEqual([]);
    }
    expect(await fingerprint(site())).toEqual(before);
  },
);
