import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { weeksOf } from "#web/features/calendar/time/days.ts";
import { Agenda } from "./agenda.tsx";

const today = "2026-03-18";
const month = { month: "2026-03", weeks: weeksOf("2026-03"), day: today, show() {}, goTo() {}, pick() {} };

const agendaWhile = (isPending: boolean) =>
  renderToStaticMarkup(
    <Agenda
      month={month}
      events={{
        events: [],
        isPending,
        isError: false,
        refetch: () => Promise.reject(),
        covers: () => false,
        on: () => [],
      }}
      clocks={{ zone: "Europe/London", teamZone: "Europe/London", today, hour: 12 }}
      onOpen={() => {}}
    />,
  );

test("a month that is still loading says so, and doesn't look empty", () => {
  expect(agendaWhile(true)).toContain("Loading events");
  expect(agendaWhile(true)).not.toContain("Nothing today");
  expect(agendaWhile(false)).toContain("Nothing today");
});
