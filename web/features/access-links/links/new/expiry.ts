import { defaultExpirationHours, defaultLinkRole, expirationHourOptions } from "#contract/access-links/constants.ts";
import type { CreateAccessLinkRequest } from "#contract/access-links/forms.ts";
import { staffRoles } from "#contract/staff/roles.ts";

/** The choice of a time of one's own in place of some hours. */
export const exactly = "exactly";

const dayHours = 24;

/** As the form names it: "6 hours", "72 hours, 3 days". */
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

/** The link that a form asks for. Its exact time is in the admin's own time zone. */
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

/** What nobody can read as a time is left as typed: the check says so. */
function momentOf(typed: string): string {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}
