type Stored = { name: string; purpose: string; kept: string };

/** Every cookie there is. Over https `__Host-` or `__Secure-` stands before their names. */
export const cookies: Stored[] = [
  { name: "session", purpose: "Keeps you signed in.", kept: "30 days" },
  { name: "device", purpose: "Lets you in when a stranger tries to guess your password.", kept: "180 days" },
  { name: "provider", purpose: "Keeps your place while you are at Google to sign in.", kept: "10 minutes" },
  { name: "staff", purpose: "Keeps the team’s admins signed in.", kept: "12 hours" },
  {
    name: "staff-device",
    purpose: "Lets the team’s admins in when a stranger tries to guess their password.",
    kept: "180 days",
  },
];

/** Everything the site keeps in a browser's own storage (localStorage, and sessionStorage for one tab), by its key. */
export const browserStorageKeys: Stored[] = [
  {
    name: "assistant",
    purpose: "Your conversation with the assistant, so that it goes on from page to page.",
    kept: "Until you close the tab",
  },
  {
    name: "toasts",
    purpose: "A message that was shown as you left a page, so that the next page shows it.",
    kept: "Until it is shown",
  },
  {
    name: "social-sound",
    purpose: "Whether you want to hear when a follower count changes.",
    kept: "Until you clear it",
  },
  {
    name: "draft:...",
    purpose:
      "An application that you began and have not sent; for the team’s admins, an article. Only your browser has it.",
    kept: "Until you send it or sign out",
  },
  {
    name: "discord-provided-...",
    purpose: "That you have told us your Discord name, so that we do not ask again.",
    kept: "Until you clear it",
  },
  {
    name: "tour:...",
    purpose: "For the team’s admins: that they have seen the tour of the dashboard.",
    kept: "Until you clear it",
  },
  {
    name: "first-steps:...",
    purpose: "For the team’s admins: that they have dismissed the list of first steps.",
    kept: "Until you clear it",
  },
  {
    name: "single-keys",
    purpose: "For the team’s admins: that they have turned the dashboard’s single-letter keys off.",
    kept: "Until you clear it",
  },
];
