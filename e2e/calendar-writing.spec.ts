import { calendarTexts } from "#contract/calendar/constants.ts";
import { callFrom, readAnew } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { hasFocus, password, personNamed, settled, toastSays } from "./member.ts";
import { calendarOf, dayNamed, detail, dialogNamed, eventsOn, made, panel, secondWindow } from "./team-calendar.ts";

test.use({ siteKind: { name: "calendar-writing" } });

test("of two windows, the later one is told, keeps its text and sees the newer text beside it", async ({ open }) => {
  const mayRefuse = "/api/calendar/events";
  const page = await calendarOf(open, "Ada", { mayRefuse });
  await made(page, "Ada's scrim", { location: "Online" });
  await readAnew(page);
  const other = await secondWindow(open, personNamed("Ada"));
  for (const window of [page, other]) {
    await window
      .getByRole("grid")
      .getByRole("button", { name: /^Ada's scrim/ })
      .click();
    await panel(window, "Ada's scrim").getByRole("button", { name: "Edit Event" }).click();
  }
  const theirs = dialogNamed(other, "Edit Event");
  await theirs.getByLabel("Title").fill("Ada's trial");
  await theirs.getByLabel("Location").fill("Leeds");
  await theirs.getByRole("button", { name: "Save changes" }).click();
  await toastSays(other, { title: calendarTexts.updated });

  const mine = dialogNamed(page, "Edit Event");
  await mine.getByLabel("Title").fill("Ada's match");
  await mine.getByLabel("Description").fill("Mine");
  await mine.getByRole("button", { name: "Save changes" }).click();
  await toastSays(page, { title: calendarTexts.updateFailed, description: calendarTexts.stale });
  await mine.getByText("Title, they saved: Ada's trial").waitFor();
  expect(await mine.getByRole("list", { name: "Changed by both of you" }).getByRole("listitem").count()).toBe(1);
  expect(await mine.getByLabel("Title").inputValue()).toBe("Ada's match");
  expect(await mine.getByLabel("Description").inputValue()).toBe("Mine");
  expect(await mine.getByLabel("Location").inputValue()).toBe("Leeds"); // nobody typed there here
  await expectAccessible(page);
  await mine.getByRole("button", { name: "Use theirs for Title" }).click();
  expect(await mine.getByLabel("Title").inputValue()).toBe("Ada's trial");
  await mine.getByRole("button", { name: "Use yours for Title" }).click();
  await mine.getByRole("button", { name: "Save changes" }).click();
  await toastSays(page, { title: calendarTexts.updated });
  await panel(page, "Ada's match").waitFor();
  expect(await detail(page, "Location").innerText()).toBe("Leeds");
});

test("Escape or an ended session never discards what was typed without asking", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Bea", { mayRefuse: "/api/" });
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  await page.keyboard.press("Escape");
  await dialogNamed(page, "Add Event").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill("Bea's idea");
  await adding.getByLabel("Location").focus();
  await page.keyboard.press("Escape");
  const asking = dialogNamed(page, "Discard changes?");
  await settled(asking);
  await expectAccessible(page);
  await expect(page.locator("dialog.event-editor[open]")).toHaveCount(1); // the question is above it
  await page.keyboard.press("Escape");
  await asking.waitFor({ state: "hidden" });
  expect(await hasFocus(adding.getByLabel("Location"))).toBe(true);
  expect(await adding.getByLabel("Title").inputValue()).toBe("Bea's idea");

  await page.context().clearCookies();
  await adding.getByRole("button", { name: "Add Event" }).click();
  const over = dialogNamed(page, "Your account");
  await over.getByLabel("Email").first().fill(personNamed("Bea").email);
  await over.getByRole("tabpanel").getByLabel("Password", { exact: true }).fill(password);
  await over.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
  await over.waitFor({ state: "hidden" });
  await adding.waitFor();
  expect(await adding.getByLabel("Title").inputValue()).toBe("Bea's idea");
  await adding.getByRole("button", { name: "Cancel" }).click();
  await asking.getByRole("button", { name: "Discard" }).click();
  await asking.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  expect(await adding.getByLabel("Title").inputValue()).toBe("");
});

test("with only the keyboard you can find a day, add an event and delete it", async ({ open }) => {
  const page = await calendarOf(open, "Cem");
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.getByRole("button", { name: "Add Event", exact: true }).focus();
  await press("Tab");
  expect(await hasFocus(dayNamed(page, "Friday 20 March, today"))).toBe(true);
  await press("PageDown", "PageDown", "PageUp", "ArrowDown", "ArrowRight", "Home", "ArrowUp", "End");
  await expect.poll(() => hasFocus(dayNamed(page, "Saturday 25 April"))).toBe(true);
  await press("ArrowRight", "ArrowLeft", "Enter");
  await expect.poll(() => hasFocus(panel(page, "Saturday 25 April").getByRole("heading"))).toBe(true);
  await panel(page, "Saturday 25 April").getByText("Nothing on this day").waitFor();
  await press("Tab", "Tab", "Enter");
  const adding = dialogNamed(page, "Add Event");
  await adding.waitFor();
  expect(await adding.getByLabel("Start date").inputValue()).toBe("2026-04-25");
  await keyboard.type("Cem's evening");
  await press("Tab", "Space");
  await adding.getByLabel("Start time").waitFor({ state: "hidden" });
  await press("Enter");
  await toastSays(page, { title: calendarTexts.created });
  await expect.poll(() => eventsOn(page, "Saturday 25 April")).toEqual(["Cem's evening"]);
  expect(await hasFocus(panel(page, "Saturday 25 April").getByRole("button", { name: "Add Event" }))).toBe(true);
  await press("Escape");
  expect(await hasFocus(dayNamed(page, "Saturday 25 April"))).toBe(true);
  await press("Tab", "Enter");
  expect(await detail(page, "Starts").innerText()).toBe("Saturday 25 April, all day");
  await press("Tab", "Tab", "Tab", "Enter");
  await dialogNamed(page, "Delete Cem's evening?").waitFor();
  await press("Tab", "Enter");
  await expect.poll(() => eventsOn(page, "Saturday 25 April")).toEqual([]);
  expect(await hasFocus(dayNamed(page, "Saturday 25 April"))).toBe(true);
});

test("saving an event that's gone says so, and the focus returns to the calendar", { tag: "@long" }, async ({
  open,
}) => {
  const page = await calendarOf(open, "Gil", { mayRefuse: "/api/calendar/events" });
  const { id } = await made(page, "Gil's scrim");
  await readAnew(page);
  const opener = page.getByRole("grid").getByRole("button", { name: /^Gil's scrim/ });
  await opener.click();
  await panel(page, "Gil's scrim").getByRole("button", { name: "Edit Event" }).click();
  await callFrom(page, `/api/calendar/events/${id}`, {}, "DELETE");
  const editing = dialogNamed(page, "Edit Event");
  await editing.getByLabel("Title").fill("Gil's match");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await toastSays(page, { title: calendarTexts.updateFailed, description: "This event doesn’t exist." });
  expect(await editing.getByLabel("Title").inputValue()).toBe("Gil's match");
  await opener.waitFor({ state: "detached" });
  await editing.getByRole("button", { name: "Cancel" }).click();
  await dialogNamed(page, "Discard changes?").getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => hasFocus(dayNamed(page, "Friday 20 March"))).toBe(true);
});

test("offline a save fails immediately, and isn't repeated later without asking", { tag: "@long" }, async ({
  open,
}) => {
  const page = await calendarOf(open, "Hal", { mayFail: "/" });
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill("Hal's scrim");
  await page.context().setOffline(true);
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: calendarTexts.createFailed });
  await page.context().setOffline(false);
  expect(await adding.getByLabel("Title").inputValue()).toBe("Hal's scrim");
  expect(await eventsOn(page, "Friday 20 March")).not.toContain("Hal's scrim");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: calendarTexts.created });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).toEqual(["Hal's scrim"]);
});

test("a start that's typed part by part with the keyboard takes the end along", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Kit");
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  const [start, end] = ["Start date", "End date"].map((name) => adding.getByLabel(name));
  await start?.focus();
  for (const part of ["04", "04", "2027"]) await page.keyboard.type(part); // in any order of day and month
  expect(await start?.inputValue()).toBe("2027-04-04");
  expect(await end?.inputValue()).toBe("2027-04-04");
});
