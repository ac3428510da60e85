import { binTexts } from "#contract/bin/constants.ts";
import { calendarTexts, maxEvents } from "#contract/calendar/constants.ts";
import { readAnew } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { hasFocus, settled, toastSays } from "./member.ts";
import { calendarOf, dayNamed, detail, dialogNamed, eventsOn, made, panel } from "./team-calendar.ts";

test.use({ siteKind: { name: "calendar" } });

const { created, updated, deleted } = calendarTexts;

test("a visitor finds it locked, whatever the address asks for, and two ways in", { tag: "@long" }, async ({
  open,
}) => {
  const page = await open("/calendar?view=admin&action=create");
  await page.getByRole("heading", { name: "The calendar is locked" }).waitFor();
  const way = (name: string) => page.getByRole("main").getByRole("link", { name }).getAttribute("href");
  expect(await way("User Sign In")).toBe("/apply?returnUrl=%2Fcalendar");
  expect(await way("Admin Sign In")).toBe("/admin-login");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "User Sign In" }).click();
  await page.getByRole("main").getByRole("link", { name: "Create Account" }).waitFor();
  for (const [name, path] of [
    ["Sign In", "/login"],
    ["Create Account", "/register"],
  ] as const)
    expect(await way(name)).toBe(`${path}?returnUrl=%2Fcalendar`);
});

test("a member adds an event with all its fields, changes it and deletes it", async ({ open }) => {
  const page = await calendarOf(open, "Ada");
  await page.getByRole("heading", { level: 1, name: "Team calendar: March 2026" }).waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await settled(adding);
  expect(await adding.getByLabel("Category").inputValue()).toBe("personal");
  await expect(adding.getByRole("switch", { name: calendarTexts.shared })).not.toBeChecked();
  await expectAccessible(page);
  await adding.getByLabel("Title").fill("Ada's final");
  await adding.getByLabel("Start date").fill("2026-03-22");
  expect(await adding.getByLabel("End date").inputValue()).toBe("2026-03-22");
  await adding.getByLabel("Start time").fill("19:30");
  await adding.getByLabel("End date").fill("2026-03-23");
  await adding.getByLabel("End time").fill("00:00");
  await adding.getByLabel("Category").selectOption("Tournament");
  await adding.getByLabel("Priority").selectOption("Urgent");
  await adding.getByLabel("Location").fill("Leeds");
  await adding.getByLabel("Colour").fill("#000000");
  await adding.getByLabel("Description").fill("Comms open\nat 19:00.");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: created });
  await adding.waitFor({ state: "hidden" });

  await expect.poll(() => eventsOn(page, "Sunday 22 March")).toEqual(["Ada's final"]);
  expect(await eventsOn(page, "Monday 23 March")).toEqual([]);
  await page
    .getByRole("grid")
    .getByRole("button", { name: /^Ada's final/ })
    .click();
  expect(await detail(page, "Starts").innerText()).toBe("Sunday 22 March, 19:30");
  expect(await detail(page, "Ends").innerText()).toBe("Monday 23 March, 00:00");
  expect(await detail(page, "Category").innerText()).toBe("Tournament");
  expect(await detail(page, "Priority").innerText()).toBe("Urgent");
  expect(await detail(page, "Location").innerText()).toBe("Leeds");
  expect(await detail(page, "Created by").innerText()).toBe("Ada Sample");
  await panel(page, "Ada's final").getByText("Comms open").waitFor();
  await page.evaluate(() => scrollTo(0, 0)); // so that nothing is half covered by the bar
  await expectAccessible(page);

  await panel(page, "Ada's final").getByRole("button", { name: "Edit Event" }).click();
  const editing = dialogNamed(page, "Edit Event");
  expect(await editing.getByLabel("Start time").inputValue()).toBe("19:30");
  await editing.getByLabel("Title").fill("Ada's semifinal");
  await editing.getByLabel("Start date").fill("2026-03-20");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await toastSays(page, { title: updated });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).toEqual(["Ada's semifinal"]);
  await panel(page, "Today's Events").getByRole("button", { name: "Ada's semifinal" }).waitFor();

  await panel(page, "Ada's semifinal").getByRole("button", { name: "Delete" }).click();
  const asking = dialogNamed(page, "Delete Ada's semifinal?");
  await settled(asking);
  await asking.getByText("It disappears for the people involved and for staff.").waitFor();
  await expectAccessible(page);
  await asking.getByRole("button", { name: "Cancel" }).click();
  await panel(page, "Ada's semifinal").getByRole("button", { name: "Delete" }).click();
  await asking.getByRole("button", { name: "Delete Event" }).click();
  await toastSays(page, { title: deleted });
  await page.getByRole("button", { name: "Undo" }).click();
  await toastSays(page, { title: binTexts.restored });
  await page
    .getByRole("button", { name: /Ada's semifinal/ })
    .first()
    .click();
  await panel(page, "Ada's semifinal").getByRole("button", { name: "Delete" }).click();
  await asking.getByRole("button", { name: "Delete Event" }).click();
  await toastSays(page, { title: deleted });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).toEqual([]);
  await panel(page, "Ada's semifinal").waitFor({ state: "hidden" });
});

test("errors are at their fields, the first is focused, and they go when fixed", async ({ open }) => {
  const page = await calendarOf(open, "Bea");
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Start date").fill("");
  await adding.getByLabel("End date").fill("");
  await adding.getByLabel("Category").selectOption("");
  await adding.getByRole("button", { name: "Add Event" }).click();
  const { title, startDate, endDate, category, order, startTime, tooLong } = calendarTexts;
  for (const message of [title, startDate, endDate, category]) await adding.getByText(message).waitFor();
  expect(await hasFocus(adding.getByLabel("Title"))).toBe(true);
  await expectAccessible(page);
  await adding.getByLabel("Title").fill("Bea's scrim");
  await adding.getByText(title).waitFor({ state: "hidden" });
  await adding.getByLabel("Category").selectOption("Scrim Practice");
  await adding.getByLabel("Start date").fill("2026-03-22");
  await adding.getByLabel("End date").fill("2026-03-21");
  await adding.getByText(order).waitFor();
  await adding.getByLabel("End date").fill("2027-04-22");
  await adding.getByText(tooLong).waitFor();
  await adding.getByLabel("End date").fill("2026-03-22");
  await adding.getByLabel("Start time").fill("");
  await adding.getByText(startTime).waitFor();
  expect(await adding.getByLabel("Title").inputValue()).toBe("Bea's scrim");
});

test("a failure says so and keeps what was typed", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Cem", { mayFail: "/api/calendar/events" });
  const refuse = (method: string) =>
    page.route("**/api/calendar/events**", (route) =>
      route.request().method() === method ? route.abort() : route.fallback(),
    );
  await made(page, "Cem's scrim");
  await readAnew(page);
  await refuse("POST");
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill("Never arrives");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: calendarTexts.createFailed });
  expect(await adding.getByLabel("Title").inputValue()).toBe("Never arrives");
  await adding.getByRole("button", { name: "Cancel" }).click();
  await dialogNamed(page, "Discard changes?").getByRole("button", { name: "Discard" }).click();

  await page
    .getByRole("grid")
    .getByRole("button", { name: /^Cem's scrim/ })
    .click();
  await refuse("PUT");
  await panel(page, "Cem's scrim").getByRole("button", { name: "Edit Event" }).click();
  await dialogNamed(page, "Edit Event").getByRole("button", { name: "Save changes" }).click();
  await toastSays(page, { title: calendarTexts.updateFailed });
  await dialogNamed(page, "Edit Event").getByRole("button", { name: "Cancel" }).click();

  await refuse("DELETE");
  await panel(page, "Cem's scrim").getByRole("button", { name: "Delete" }).click();
  await dialogNamed(page, "Delete Cem's scrim?").getByRole("button", { name: "Delete Event" }).click();
  await toastSays(page, { title: calendarTexts.deleteFailed });
  await dialogNamed(page, "Delete Cem's scrim?").getByRole("button", { name: "Cancel" }).click();
  expect(await eventsOn(page, "Friday 20 March")).toEqual(["Cem's scrim"]);
});

test("a day shows two events and how many more, which open beside the month", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Dov");
  for (const hour of ["09", "10", "11", "12"])
    await made(page, `Dov at ${hour}`, {
      startDate: `2026-03-25T${hour}:00:00Z`,
      endDate: `2026-03-25T${hour}:30:00Z`,
    });
  await readAnew(page);
  await dayNamed(page, "Wednesday 25 March")
    .and(page.getByRole("button", { name: /4 events$/ }))
    .waitFor();
  expect(await eventsOn(page, "Wednesday 25 March")).toEqual(["Dov at 09", "Dov at 10"]);
  const more = page.getByRole("button", { name: "+2 more on Wednesday 25 March" });
  await more.click();
  const day = panel(page, "Wednesday 25 March");
  expect(await day.getByRole("listitem").count()).toBe(4);
  expect(await hasFocus(day.getByRole("heading"))).toBe(true);
  await expectAccessible(page);
  await day.getByRole("button", { name: "Dov at 12" }).click();
  expect(await detail(page, "Starts").innerText()).toBe("Wednesday 25 March, 12:00");
  await page.keyboard.press("Escape");
  await panel(page, "Dov at 12").waitFor({ state: "hidden" });
  expect(await hasFocus(more)).toBe(true);
});

test("months go forward and back, and a button returns to today", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Eli");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect.poll(() => heading.innerText()).toContain("February 2026");
  expect(await page.locator(".month [aria-current=date]").count()).toBe(0);
  for (const month of ["March 2026", "April 2026"]) {
    await page.getByRole("button", { name: "Next month" }).click();
    await expect.poll(() => heading.innerText()).toContain(month);
  }
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await expect.poll(() => heading.innerText()).toContain("March 2026");
  expect(await page.locator(".month [aria-current=date] .month__day").innerText()).toBe("20");
  expect(await page.locator(".month .is-out").count()).toBe(11);
});

test("weeks with more events than a list holds say so", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Kim");
  const event = await made(page, "Kim's scrim");
  const many = Array.from({ length: maxEvents }, (_none, count) => ({ ...event, id: `${event.id}${count}` }));
  await page.route("**/api/calendar/events?*", (route) => route.fulfill({ json: many }));
  await page.reload();
  expect(await page.locator(".calendar__note").innerText()).toBe(
    "Only the first 1,000 events of these weeks are shown.",
  );
});
