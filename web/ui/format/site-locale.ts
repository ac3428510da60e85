import type { Team } from "#contract/team.ts";

let locale: Team["locale"] = "en-GB";

/** The locale in which what's being rendered is written. */
export const siteLocale = (): string => locale;

/**
 * Sets the locale for everything that's rendered from now on. `TeamProvider` does, and rendering is synchronous, so a preview
 * with another locale doesn't meet other pages on the server. This spares every figure and date an argument.
 */
export function writeIn(team: Team) {
  ({ locale } = team);
}
