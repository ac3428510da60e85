import { defaultExpirationHours, defaultLinkRole, expirationHourOptions } from "#contract/access-links/constants.ts";
import type { CreateAccessLinkRequest } from "#contract/access-links/forms.ts";
import { staffRoles } from "#contract/staff/roles.ts";

/** The option to choose an exact time instead of a number of hours. */
export const exactly = "exactly";

const dayHours = 24;

/** Formats hours as the form shows them: "6 hours", "72 hours, 3 days". */
export function hoursInWords(hours: number): string {
  const inHours = hours === 1 ? "1 hour" : `${hours} hours`;
  return hours > dayHours ? `${inHours}, ${hours / dayHours} days` : inHours;
}

export const blankLink = {
  role: defaultLinkRole as string,
  description: "",
  expirationHours: String(defaultExpirationHours),
  expiresAt: "",
};

/** Builds the request from the form. The exact time is in the admin's own time zone. */
export const requestFor = ({
  role,
  description,
  expirationHours,
  expiresAt,
}: typeof blankLink): CreateAccessLinkRequest => ({
  role: staffRoles.find((known) => known === role),
  description,
  ...(expirationHours === exactly
    ? { expiresAt: momentOf(expiresAt) }
    : { expirationHours: expirationHourOptions.find((hours) => String(hours) === expirationHours) }),
});

/** Returns an ISO timestamp, or the text as typed if it isn't a valid time, which validation then reports. */
function momentOf(typed: string): string {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}
