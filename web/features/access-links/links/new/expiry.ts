import { expirationHourOptions } from "#contract/access-links/constants.ts";
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

/** The link that a form asks for. Its exact time is by the clock of whoever typed it. */
export function requestIn(form: HTMLFormElement): CreateAccessLinkRequest {
  const typed = new FormData(form);
  const textOf = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
  const expiry = textOf("expirationHours");
  const expirationHours = expirationHourOptions.find((hours) => String(hours) === expiry);
  return {
    role: staffRoles.find((role) => role === textOf("role")),
    description: textOf("description"),
    ...(expiry === exactly ? { expiresAt: momentOf(textOf("expiresAt")) } : { expirationHours }),
  };
}

/** What nobody can read as a time is left as typed: the check says so. */
function momentOf(typed: string): string {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}
