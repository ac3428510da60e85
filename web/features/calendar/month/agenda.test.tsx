import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { weeksOf } from "#web/features/calendar/time/days.ts";
import { Agenda } from "./agenda.tsx";

const today = "2026-03-18";
const month = { month: "2026-03", weeks: weeksOf("2026-03", "Sunday"), day: today, show() {}, goTo() {}, pick() {} };

const agendaWith = (state: { isPending?: boolean; error?: Error }) =>
  renderToStaticMarkup(
    <Agenda
      month={month}
      events={{
        events: [],
        isPending: false,
        error: null,
        ...state,
        refetch: () => Promise.reject(),
        covers: () => false,
        on: () => [],
      }}
      clocks={{ zone: "Europe/London", teamZone: "Europe/London", today, hour: 12 }}
      onOpen={() => {}}
    />,
  );

test("a month that is still loading says so, and doesn't look empty", () => {
  expect(agendaWith({ isPending: true })).toContain("Loading events");
  expect(agendaWith({ isPending: true })).not.toContain("Nothing today");
  expect(agendaWith({})).toContain("Nothing today");
});

test("a month that didn't load doesn't look empty", () => {
  expect(agendaWith({ error: new Error() })).toBe("");
});
