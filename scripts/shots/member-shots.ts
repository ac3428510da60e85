import { filled, gatePaths, plain, press, type Shot, submitEmpty } from "./shot.ts";

export const memberShots: Shot[] = [
  ...plain("member", ["/", "/apply", ...gatePaths]),
  { who: "member", name: "staff-application-errors", path: "/staff-application", casts: ["demo"], act: submitEmpty },
  {
    who: "member",
    name: "management-application-errors",
    path: "/management-application",
    casts: ["demo"],
    act: submitEmpty,
  },
  { who: "rejected", name: "staff-application", path: "/staff-application", casts: ["heavy"] },
  { who: "rejected", name: "dashboard", path: "/dashboard", casts: ["heavy"] },
  {
    who: "member",
    name: "points-redeem",
    path: "/points",
    casts: filled,
    isWindow: true,
    act: (page) =>
      page
        .getByRole("button", { name: /^Redeem / })
        .first()
        .click(),
  },
  { who: "member", name: "calendar-add-event", path: "/calendar", isWindow: true, act: press("Add Event") },
  {
    who: "member",
    name: "calendar-event",
    path: "/calendar",
    casts: filled,
    isWindow: true,
    act: press(/scrim/i),
  },
  { who: "member", name: "settings-delete", path: "/settings", isWindow: true, act: press("Delete my account") },
];
