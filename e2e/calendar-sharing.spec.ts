import type { Page } from "@playwright/test";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { readAnew } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus, personNamed, settled, toastSays } from "./member.ts";
import { calendarOf, detail, dialogNamed, eventsOn, made, now, panel, secondWindow } from "./team-calendar.ts";

test.use({ siteKind: { name: "calendar-sharing" } });

const before = (page: Page) => page.clock.setFixedTime(now);
const on = (day: string) => ({ startDate: `2026-03-${day}T18:00:00Z`, endDate: `2026-03-${day}T20:00:00Z` });
const sharing = (page: Page) => page.getByRole("switch", { name: calendarTexts.shared });
const inGrid = (page: Page, name: RegExp) => page.getByRole("grid").getByRole("button", { name });

test("a member’s event is private until they share it, and the switch is off for the next one", async ({ open }) => {
  const [author, other] = [await calendarOf(open, "Ada"), await calendarOf(open, "Bea")];
  const add = async (title: string, isShared: boolean) => {
    await author.getByRole("button", { name: "Add Event", exact: true }).click();
    const adding = dialogNamed(author, "Add Event");
    await settled(adding);
    await expect(sharing(author)).not.toBeChecked();
    await adding.getByLabel("Title").fill(title);
    if (isShared) {
      await sharing(author).press("Space");
      await expectAccessible(author);
    }
    await adding.getByRole("button", { name: "Add Event" }).click();
    await toastSays(author, { title: calendarTexts.created });
    await adding.waitFor({ state: "hidden" });
  };
  await add("Open practice", true);
  await add("Dentist", false);
  await readAnew(other);
  await expect.poll(() => eventsOn(other, "Friday 20 March")).toEqual(["Open practice"]);
  await inGrid(author, /^Open practice/).click();
  await panel(author, "Open practice").getByRole("button", { name: "Edit Event" }).click();
  await expect(sharing(author)).toBeChecked();
});

test("on a phone a member reports what another shared, and is told if they have reported it already", {
  tag: "@long",
}, async ({ open }) => {
  const author = await calendarOf(open, "Cem");
  await made(author, "Cem’s party", { ...on("23"), isPublic: true });
  await made(author, "Cem’s own", on("23"));
  const mayRefuse = "/api/calendar/events";
  const reader = await calendarOf(open, "Dot", { viewport: phone, hasTouch: true, mayRefuse });
  await reader.getByRole("button", { name: /^Cem’s party/ }).tap();
  const details = dialogNamed(reader, "Cem’s party");
  await settled(details);
  await expectAccessible(reader);
  const button = details.getByRole("button", { name: "Report" });
  await button.tap();
  const reporting = dialogNamed(reader, "Report event");
  await settled(reporting);
  await expectAccessible(reader);
  await reporting.getByLabel("What’s wrong with it?").fill("It has his address in it.");
  await reader.keyboard.press("Escape");
  await reporting.waitFor({ state: "hidden" });
  expect(await hasFocus(button)).toBe(true);
  await button.tap();
  await expect(reporting.getByLabel("What’s wrong with it?")).toHaveValue("It has his address in it.");
  await reporting.getByRole("button", { name: "Send report" }).tap();
  await toastSays(reader, { title: calendarTexts.reported });
  await reporting.waitFor({ state: "hidden" });
  await button.tap();
  await expect(reporting.getByLabel("What’s wrong with it?")).toHaveValue("");
  await reporting.getByRole("button", { name: "Send report" }).tap();
  await reporting.getByText(calendarTexts.alreadyReported).waitFor();
  await author.reload();
  await inGrid(author, /^Cem’s party/).click();
  await panel(author, "Cem’s party").getByRole("button", { name: "Delete" }).waitFor();
  expect(await author.getByRole("button", { name: "Report" }).count()).toBe(0);
});

test("staff open the reported event from their messages, make it private, and its author reads why", {
  tag: "@long",
}, async ({ open, openAs }) => {
  const author = await calendarOf(open, "Eli");
  await made(author, "Eli’s meetup", { ...on("24"), isPublic: true });
  const reader = await calendarOf(open, "Fay");
  await inGrid(reader, /^Eli’s meetup/).click();
  await panel(reader, "Eli’s meetup").getByRole("button", { name: "Report" }).click();
  await dialogNamed(reader, "Report event").getByRole("button", { name: "Send report" }).click();
  await toastSays(reader, { title: calendarTexts.reported });

  const staff = await openAs("chief", "/admin/messages", { before });
  await staff.getByRole("link", { name: "Other from Fay Sample" }).click();
  await staff.getByText("Reported event: “Eli’s meetup”").last().waitFor();
  await expectAccessible(staff);
  await staff.getByRole("link", { name: "Open the reported event" }).click();
  await panel(staff, "Eli’s meetup").getByRole("button", { name: "Make private" }).click();
  const asking = dialogNamed(staff, "Make event private");
  await settled(asking);
  await expectAccessible(staff);
  await asking.getByRole("button", { name: "Make private" }).click();
  await asking.getByText(calendarTexts.reason).waitFor();
  expect(await hasFocus(asking.getByLabel("Reason"))).toBe(true);
  await asking.getByLabel("Reason").fill("It names a school.");
  await asking.getByRole("button", { name: "Make private" }).click();
  await toastSays(staff, { title: calendarTexts.madePrivate });
  const again = panel(staff, "Eli’s meetup").getByRole("button", { name: "Share with members again" });
  await again.waitFor();
  expect(await hasFocus(again)).toBe(true);

  await reader.reload();
  await expect.poll(() => eventsOn(reader, "Tuesday 24 March")).not.toContain("Eli’s meetup");
  await author.reload();
  await inGrid(author, /^Eli’s meetup/).click();
  expect(await detail(author, "Made private").innerText()).toContain("It names a school.");
  await expectAccessible(author);
  await panel(author, "Eli’s meetup").getByRole("button", { name: "Edit Event" }).click();
  await dialogNamed(author, "Edit Event").getByText(calendarTexts.heldPrivate).waitFor();
  expect(await sharing(author).count()).toBe(0);

  await again.click();
  await toastSays(staff, { title: calendarTexts.sharedAgain });
  const later = await secondWindow(open, personNamed("Fay"));
  await expect.poll(() => eventsOn(later, "Tuesday 24 March")).toContain("Eli’s meetup");
});
