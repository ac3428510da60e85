import { readAnew } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { personNamed } from "./member.ts";
import { calendarOf, detail, dialogNamed, eventsOn, made, panel, secondWindow } from "./team-calendar.ts";

test.use({ siteKind: { name: "calendar-zones" } });

test("a time that London's clocks skip is moved forward, and the form says so first", async ({ open }) => {
  const page = await calendarOf(open, "Ada");
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill("Ada's night");
  await adding.getByLabel("Start date").fill("2026-03-29");
  await adding.getByLabel("Start time").fill("01:30");
  await adding.getByText("The clocks go forward then and skip 01:30. We’ll use 02:30.").waitFor();
  await adding.getByLabel("End time").fill("03:00");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await expect.poll(() => eventsOn(page, "Sunday 29 March")).toEqual(["Ada's night"]);
  await page
    .getByRole("grid")
    .getByRole("button", { name: /^Ada's night/ })
    .click();
  expect(await detail(page, "Starts").innerText()).toBe("Sunday 29 March, 02:30");
});

test("an all-day event is on the same days in London, Tokyo and Los Angeles, across a clock change too", {
  tag: "@long",
}, async ({ open }) => {
  const page = await calendarOf(open, "Bea");
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill("Bea's bootcamp");
  await adding.getByLabel("All day").check();
  await adding.getByLabel("Start date").fill("2026-03-28");
  await adding.getByLabel("End date").fill("2026-03-29");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await expect.poll(() => eventsOn(page, "Saturday 28 March")).toContain("Bea's bootcamp");
  const elsewhere = await Promise.all(
    ["Asia/Tokyo", "America/Los_Angeles"].map((timezoneId) => secondWindow(open, personNamed("Bea"), { timezoneId })),
  );
  for (const window of [page, ...elsewhere]) {
    expect(await eventsOn(window, "Friday 27 March")).toEqual([]);
    for (const day of ["Saturday 28 March", "Sunday 29 March"])
      expect(await eventsOn(window, day)).toContain("Bea's bootcamp");
    expect(await eventsOn(window, "Monday 30 March")).toEqual([]);
    await window
      .getByRole("grid")
      .getByRole("button", { name: /^Bea's bootcamp/ })
      .first()
      .click();
    expect(await detail(window, "Starts").innerText()).toBe("Saturday 28 March, all day");
    expect(await detail(window, "Ends").innerText()).toBe("Sunday 29 March, all day");
    await window.context().close();
  }
});

test("a viewer in Tokyo sees their own times, with London's alongside", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Cem", { timezoneId: "Asia/Tokyo" });
  await made(page, "Cem's scrim", { startDate: "2026-03-20T18:00:00Z", endDate: "2026-03-20T20:00:00Z" });
  await made(page, "Cem's lunch", { startDate: "2026-03-20T09:00:00Z", endDate: "2026-03-20T10:00:00Z" });
  await readAnew(page);
  await page.getByText("Times are in Tokyo, with London time alongside.").waitFor();
  await panel(page, "Today's Events").getByText("Scrim Practice. From 09:00 in London").waitFor();
  expect(await eventsOn(page, "Saturday 21 March")).toEqual(["Cem's scrim"]);
  await page
    .getByRole("grid")
    .getByRole("button", { name: /^Cem's scrim/ })
    .click();
  expect(await detail(page, "Starts").innerText()).toBe("Saturday 21 March, 03:00\nFriday 20 March, 18:00 in London");
  await expectAccessible(page);
  await panel(page, "Cem's scrim").getByRole("button", { name: "Edit Event" }).click();
  const editing = dialogNamed(page, "Edit Event");
  await editing.getByText("Times are in your time zone, Tokyo.").waitFor();
  await editing.getByLabel("Start time").fill("04:00");
  await editing.getByText("Friday 20 March, 19:00 in London").waitFor();
});
