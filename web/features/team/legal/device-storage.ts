type Stored = { name: string; purpose: string; kept: string };

/** Every cookie. Over https, their names are prefixed with `__Host-` or `__Secure-`. */
export const cookies: Stored[] = [
  { name: "session", purpose: "Keeps you signed in.", kept: "30 days" },
  { name: "device", purpose: "Stops you being locked out when a stranger guesses at your password.", kept: "180 days" },
  { name: "provider-...", purpose: "Keeps your place while you sign in with Google.", kept: "10 minutes" },
  { name: "staff", purpose: "Keeps the team’s admins signed in.", kept: "12 hours" },
  {
    name: "staff-device",
    purpose: "Stops the team’s admins being locked out when a stranger guesses at their password.",
    kept: "180 days",
  },
];

/** Everything the site keeps in a browser's storage (localStorage, and sessionStorage for one tab), by key. */
export const browserStorageKeys: Stored[] = [
  {
    name: "assistant",
    purpose: "Your conversation with the assistant, so it continues from page to page.",
    kept: "Until you close the tab",
  },
  {
    name: "toasts",
    purpose: "A message that came up as you left a page, so the next page can show it.",
    kept: "Until it’s shown",
  },
  {
    name: "social-sound",
    purpose: "Whether you want to hear when a follower count changes.",
    kept: "Until you clear it",
  },
  {
    name: "draft:...",
    purpose:
      "An application you started but haven’t sent or, for the team’s admins, an article. Only your browser has it.",
    kept: "Until you send it or sign out",
  },
  {
    name: "discord-provided-...",
    purpose: "Whether you’ve told us your Discord username, so we don’t ask again.",
    kept: "Until you clear it",
  },
  {
    name: "tour:...",
    purpose: "For the team’s admins: whether they’ve seen the tour of the dashboard.",
    kept: "Until you clear it",
  },
  {
    name: "first-steps:...",
    purpose: "For the team’s admins: whether they’ve dismissed the first steps.",
    kept: "Until you clear it",
  },
  {
    name: "single-keys",
    purpose: "For the team’s admins: whether they’ve turned off the dashboard’s single-letter shortcuts.",
    kept: "Until you clear it",
  },
];
