export const eventCategories = ["meeting", "scrim", "tournament", "content", "personal", "other"] as const;
export type EventCategory = (typeof eventCategories)[number];
export const eventCategoryLabels: Record<EventCategory, string> = {
  meeting: "Meeting",
  scrim: "Scrim Practice",
  tournament: "Tournament",
  content: "Content Creation",
  personal: "Personal",
  other: "Other",
};
/** The categories of public events by staff that visitors see. */
export const visitorCategories = ["tournament", "scrim", "content"] as const satisfies EventCategory[];

/** Of those, what the schedule shows. A match against others is a scrim or a tournament's. */
export const scheduleCategories = ["tournament", "scrim"] as const satisfies (typeof visitorCategories)[number][];

export const eventPriorities = ["low", "normal", "high", "urgent"] as const;
export type EventPriority = (typeof eventPriorities)[number];
export const eventPriorityLabels: Record<EventPriority, string> = {
  low: "Low",
  normal: "Normal",
  high: "High",
  urgent: "Urgent",
};

export const defaultEventColor = "#f59e0b";
export const memberEventDefaults = { color: defaultEventColor, category: "personal", priority: "normal" } as const;
export const staffEventDefaults = { color: defaultEventColor, category: "meeting", priority: "normal" } as const;

/** Messages for the member's calendar, then for the admin panel. */
export const calendarTexts = {
  title: "Title is required",
  startDate: "Start date is required",
  endDate: "End date is required",
  startTime: "Start time is required",
  endTime: "End time is required",
  category: "Category is required",
  order: "End date must be after the start date",
  timeOrder: "End time must be after the start time",
  tooLong: "An event can last up to 366 days",
  outOfReach: "Please choose a date between 2000 and 2100",
  created: "Event Created",
  updated: "Event Updated",
  deleted: "Event Deleted",
  createFailed: "Failed to create calendar event. Please try again.",
  updateFailed: "Failed to update calendar event. Please try again.",
  deleteFailed: "Failed to delete calendar event. Please try again.",
  stale:
    "Someone else changed this event while you were editing. Your changes are still here: check theirs and save again.",
  shared: "Share with all members",
  reported: "Report sent. Staff will look at it.",
  reportFailed: "Failed to send the report. Please try again.",
  alreadyReported: "You’ve already reported this event. Staff will look at it.",
  ownReport: "This is your own event. You can edit or delete it.",
  staffReport: "Staff made this event. Write to the team if something is wrong with it.",
  madePrivate: "Event is private now",
  makePrivateFailed: "Failed to make the event private",
  reason: "Please say why",
  sharedAgain: "Event shared again",
  alreadyPrivate: "This event is already private.",
  staffsEvent: "Staff made this event. Edit it to change who can see it.",
  heldPrivate: "Staff made this event private, so only staff can share it again.",
  staffIncomplete: "Please fill in all required fields",
  staffFailed: "Failed to create event",
  noUser: "No user selected",
} as const;

export const longestEventDays = 366;

/** Whose calendar it is: `admin` is an admin account's, `applicant` a registered member's. */
export const calendarUserTypes = ["admin", "applicant"] as const;
export type CalendarUserType = (typeof calendarUserTypes)[number];

/** How many upcoming events staff see at first. */
export const nextCount = 10;

export const eventRangeDays = { back: 60, ahead: 400 } as const;
export const maxEvents = 1000;
/** Of the events that come next, and of past ones. */
export const mostOnSchedule = 50;

export const publicCalendarPath = "/calendar/public.ics";
/** The schedule, and what calendar programs get of it: all of it, or one event. */
export const schedulePaths = { page: "/schedule", file: "/schedule.ics", event: (id: string) => `/schedule/${id}.ics` };
