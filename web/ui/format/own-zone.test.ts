import { afterEach, expect, test, vi } from "vitest";
import { formatDateTime } from "./dates.ts";
import { isOwnZoneKnown, ownZone, unknownZoneNote } from "./own-zone.ts";

/** A device whose browser names this zone. */
function deviceIn(timeZone: string | undefined) {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone: timeZone ?? "" });
}
afterEach(() => vi.restoreAllMocks());

test("a reader’s own time zone is used", () => {
  deviceIn("Asia/Tokyo");
  expect([ownZone("Europe/London"), isOwnZoneKnown()]).toEqual(["Asia/Tokyo", true]);
});

test.each(["Etc/Unknown", "Nonsense/Zone", undefined])(
  "the team’s time zone stands in for %s, which no time can be formatted in",
  (timeZone) => {
    deviceIn(timeZone);
    expect([ownZone("Europe/London"), isOwnZoneKnown()]).toEqual(["Europe/London", false]);
    expect(formatDateTime("2026-07-01T12:00:00Z", ownZone("Europe/London"))).toBe("1 Jul 2026, 13:00");
    expect(unknownZoneNote("Europe/London")).toBe("Your device doesn’t say its time zone, so times are London time.");
  },
);
