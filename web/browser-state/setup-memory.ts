/** The browser's storage key for the step of the site's setup that this account saw last. */
const setupKey = (username: string) => `setup:${username}`;

/** The step that's shown once the site is published, also when the page is loaded again. */
export const publishedStep = "published";

/** The setup opens by itself only for somebody who hasn't seen it, so it's remembered even if the browser's storage is blocked. */
const seen = new Map<string, string>();

export function rememberSetupStep(username: string, step: string) {
  seen.set(username, step);
  try {
    localStorage.setItem(setupKey(username), step);
  } catch {
    // storage is blocked, so it's only known until the page is left
  }
}

/** Returns the step that this account saw last; undefined if it saw none. */
export function lastSetupStep(username: string): string | undefined {
  try {
    return seen.get(username) ?? localStorage.getItem(setupKey(username)) ?? undefined;
  } catch {
    return undefined; // storage is blocked
  }
}
