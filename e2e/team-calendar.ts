import type { Page } from "@playwright/test";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CreateEventRequest } from "#contract/calendar/forms.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { callFrom } from "./dashboard.ts";
import type { Open, Visit } from "./fixtures/open-page.ts";
import { openAsMember, type Person, password } from "./member.ts";

/** A Friday in the month in which clocks in London go forward. */
export const now = "2026-03-20T12:00:00Z";

const stopClock = (page: Page) => page.clock.setFixedTime(now);

/** Opens the calendar as a new member. */
export const calendarOf = (open: Open, name: string, visit: Visit = {}): Promise<Page> =>
  openAsMember(open, { name, path: "/calendar", visit: { before: stopClock, ...visit } });

/** Opens another browser of an existing member. */
export const secondWindow = (open: Open, { email }: Person, visit: Visit = {}): Promise<Page> =>
  open("/calendar", {
    ...visit,
    before: async (page) => {
      await stopClock(page);
      const answer = await page.request.post(accountsApi.login.path, { data: { email, password } });
      if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
      await visit.before?.(page);
    },
  });

/** Creates an event this evening, visible only to its creator by default. */
export const made = (page: Page, title: string, change: Partial<CreateEventRequest> = {}): Promise<CalendarEvent> =>
  callFrom(page, calendarApi.create.path, {
    title,
    startDate: "2026-03-20T18:00:00Z",
    endDate: "2026-03-20T20:00:00Z",
    category: "scrim",
    isPublic: false,
    ...change,
  });

export const dialogNamed = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

const numberOf = (page: Page, day: string) => page.getByRole("button", { name: new RegExp(`^${day}, `) });

/** Returns the number of a day in the grid, such as "Friday 20 March". */
export const dayNamed = (page: Page, name: string) => page.getByRole("grid").locator(numberOf(page, name));

const cellOf = (page: Page, day: string) => page.getByRole("gridcell").filter({ has: numberOf(page, day) });

export const eventsOn = (page: Page, day: string) =>
  cellOf(page, day).locator(".event-chip span:first-child").allInnerTexts();

/** The panel beside the month. */
export const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A row of an event's details. */
export const detail = (page: Page, name: string) =>
  page
    .locator(".details > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
