import { pino } from "pino";
import { expect, test } from "vitest";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { askExactly } from "#server/testing/site/raw-request.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";

test.each([
  ["http://other.test/", "/"],
  ["http://other.test", "/"],
  ["HTTPS://other.test:8443/about?a=1", "/about?a=1"],
  ["http://user:secret@other.test/news", "/news"],
  ["http://other.test?a=1", "/?a=1"],
  ["http://other.test/api/players", "/api/players"],
  ["http://other.test/nothing/here", "/nothing/here"],
  ["http://other.test//evil.test/x", "//evil.test/x"],
])(
  "a request for %s is answered like one for %s, for visitors and members alike, and logs nothing",
  async (target, usual) => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    const site = await createTestSite({}, { log });
    try {
      const member = await signedInMember(site);
      for (const headers of [{}, member.headers]) {
        const expected = await askExactly(site, usual, { headers });
        const response = await askExactly(site, target, { headers });
        expect([response.status, response.body]).toEqual([expected.status, expected.body]);
        expect(response.status).toBeLessThan(500);
      }
      expect(lines).toEqual([]);
    } finally {
      await site.close();
    }
  },
);
