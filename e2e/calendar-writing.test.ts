import { expect, test } from "vitest";
import { calendarTexts } from "#contract/calendar.ts";
import { readAnew } from "./admin.ts";
import { accessibilityFaults, useBrowser } from "./browser.ts";
import { bar, hasFocus, personNamed, signInByDialog, toastSays } from "./member.ts";
import { settled } from "./own-settings.ts";
import { calendarOf, dayNamed, detail, dialogNamed, eventsOn, made, panel, secondWindow } from "./team-calendar.ts";

const journey = useBrowser();

test("of two windows the later one is told, keeps its text and sees the newer one beside it", async () => {
  const mayRefuse = "/api/calendar/events";
  const page = await calendarOf(journey(), "Ada", { mayRefuse });
  await made(page, "Ada's scrim", { location: "Online" });
  await readAnew(page);
  const other = await secondWindow(journey(), personNamed("Ada"));
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
  await mine.getByText("Theirs: Ada's trial").waitFor();
  await mine.getByText("Theirs: Leeds").waitFor();
  expect(await mine.getByText("Theirs:").count()).toBe(2);
  expect(await mine.getByLabel("Title").inputValue()).toBe("Ada's match");
  expect(await mine.getByLabel("Description").inputValue()).toBe("Mine");
  expect(await accessibilityFaults(page)).toEqual([]);
  await mine.getByRole("button", { name: "Take theirs for Location" }).click();
  expect(await mine.getByLabel("Location").inputValue()).toBe("Leeds");
  expect(await hasFocus(mine.getByLabel("Location"))).toBe(true);
  await mine.getByRole("button", { name: "Save changes" }).click();
  await toastSays(page, { title: calendarTexts.updated });
  await panel(page, "Ada's match").waitFor();
  expect(await detail(page, "Location").innerText()).toBe("Leeds");
  await page.context().close();
  await other.context().close();
});

test("what is typed is not thrown away unasked, neither by Escape nor by the end of a session", async () => {
  const page = await calendarOf(journey(), "Bea", { mayRefuse: "/api/" });
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  await page.keyboard.press("Escape");
  await dialogNamed(page, "Add Event").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill("Bea's idea");
  await page.keyboard.press("Escape");
  const asking = dialogNamed(page, "Throw away what you typed?");
  await settled(asking);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await adding.waitFor();
  expect(await adding.getByLabel("Title").inputValue()).toBe("Bea's idea");

  await page.context().clearCookies();
  await adding.getByRole("button", { name: "Add Event" }).click();
  await page.getByRole("heading", { name: "The calendar is locked" }).waitFor();
  await bar(page).getByRole("button", { name: "Sign In" }).waitFor();
  await signInByDialog(page, personNamed("Bea"));
  await adding.waitFor();
  expect(await adding.getByLabel("Title").inputValue()).toBe("Bea's idea");
  await adding.getByRole("button", { name: "Cancel" }).click();
  await asking.getByRole("button", { name: "Throw away" }).click();
  await asking.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  expect(await adding.getByLabel("Title").inputValue()).toBe("");
  await page.context().close();
});

test("the keyboard alone is enough to find a day, add an event on it and delete it", async () => {
  const page = await calendarOf(journey(), "Cem");
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
  await press("Tab");
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
  await page.context().close();
});
