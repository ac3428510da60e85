import type { Known } from "#contract/accounts/known.ts";
import { pointsName, pointsTitle } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";

type Holding = { what: string; which: string; why: string; ground: string };

/** What the site stores about people, why, and on what legal basis, in plain words. */
export const holdingsOf = (team: Team, { hasPoints, hasDiscordNames }: Known): Holding[] => [
  {
    what: "Your account",
    which: `Your name, your email address, ${hasDiscord(team) ? "your Discord username, " : ""}and the day you joined.${hasDiscordNames && !hasDiscord(team) ? " If you gave us a Discord username when we were on Discord, we keep it until you remove it in Settings or delete your account. We don’t use it." : ""}`,
    why: "We use them to sign you in, and so the team knows who you are.",
    ground: "You asked us for an account, and we can’t give you one without them (contract).",
  },
  {
    what: "Your password",
    which: "A scrambled form of it. Nobody can turn it back into your password, not even us.",
    why: "We use it to check that it’s you.",
    ground: "It’s part of your account (contract).",
  },
  {
    what: "Signing in with Google",
    which: "If you choose it: your name, your email address and the ID Google has for you.",
    why: "Then you don’t need a password here.",
    ground: "You chose to sign in this way (contract).",
  },
  {
    what: "Your sign-ins",
    which: "Your browser and system, when you signed in, and when you were last here.",
    why: "We list them so you can spot one that isn’t yours and end it.",
    ground: "We both want your account to be safe (legitimate interest).",
  },
  {
    what: "Your applications",
    which: "What you wrote in the form, what we decided, our notes to you, and notes among ourselves.",
    why: "We use it to decide and to answer you.",
    ground: "You asked us to consider it (steps before a contract).",
  },
  ...(hasPoints ? [team.programme.isOn ? pointsOf(team) : formerPointsOf(team)] : []),
  {
    what: "Your events",
    which:
      "The calendar events you made, those made for you, your private calendar link, and our reason if we made an event of yours private. Only you and staff see your events, unless you share one.",
    why: "We use them to show what’s on and when.",
    ground: "You use the calendar that comes with your account (contract).",
  },
  {
    what: "People we present",
    which:
      "If you’re one of them: your name, what you do for the team, what we say about you, and your photo if we have one.",
    why: "We use them to show who runs the team. Everyone who reads the site sees them. Earlier versions of the site’s facts have those who have left. Write to us, and we’ll send you what we keep, or take you out of the site and all of its versions.",
    ground: "Visitors should know who they’re dealing with (legitimate interest).",
  },
  {
    what: "Changes",
    which: `Which events you changed, and what admins did with your ${hasPoints ? `account, applications and ${pointsName(team)}` : "account and applications"}.`,
    why: "We use this to find mistakes and put them right.",
    ground: "We both want mistakes fixed (legitimate interest).",
  },
  {
    what: "Failed staff sign-ins",
    which: "The IP address of anyone who tries to sign in to the admin area and is refused.",
    why: "We use it to notice someone trying to break in.",
    ground: "We want your data to be safe (legitimate interest).",
  },
  {
    what: "Messages to us",
    which: "Your name, your email address, and what you wrote in the contact form or when you reported an event.",
    why: "We use them to answer you, and to keep members safe.",
    ground: "You wrote to us, and we both want you to get an answer (legitimate interest).",
  },
  {
    what: "Emails to you",
    which: "Your email address, and a record that we emailed you.",
    why: "We use them to send you links and answers.",
    ground: "We can’t do what you asked for without them (contract).",
  },
  {
    what: "Sign-in and form attempts",
    which: "How often someone at your IP address tried to sign in or send a form.",
    why: "We use it to stop people guessing passwords or flooding us.",
    ground: "The site has to stay safe for everyone (legitimate interest).",
  },
];

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

const discordProvided: Stored = {
  name: "discord-provided-...",
  purpose: "Whether you’ve told us your Discord username, so we don’t ask again.",
  kept: "Until you clear it",
};

const conversation: Stored = {
  name: "assistant",
  purpose: "Your conversation with the assistant, so it continues from page to page.",
  kept: "Until you close the tab",
};

/** Everything the site keeps in a browser's storage (localStorage, and sessionStorage for one tab), by key. */
export const browserStorageKeysOf = (team: Team, { hasDiscordNames }: Known): Stored[] => [
  ...(team.assistant.isOn ? [conversation] : []),
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
      "A message or an application you started but haven’t sent or, for the team’s admins, an article. Only your browser has it.",
    kept: "Until you send it or sign out, and a message until you close the tab",
  },
  ...(hasDiscordNames ? [discordProvided] : []),
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
    name: "setup:...",
    purpose: "For the team’s admins: which step of a new site’s setup they saw last.",
    kept: "Until you clear it",
  },
  {
    name: "single-keys",
    purpose: "For the team’s admins: whether they’ve turned off the dashboard’s single-letter shortcuts.",
    kept: "Until you clear it",
  },
];

const pointsOf = (team: Team): Holding => ({
  what: `Your ${pointsName(team)}`,
  which: `Each time you were given ${pointsName(team)} or spent them, and the rewards you asked for.${hasDiscord(team) ? "" : " Your name is on the leaderboard only if you choose it in Settings."}`,
  why: "We use them to keep your balance right and to get rewards to you.",
  ground: `You take part in the ${pointsName(team)} programme (contract).`,
});

const formerPointsOf = (team: Team): Holding => ({
  what: `${pointsTitle(team)} from our former programme`,
  which: `If you took part: each time you were given ${pointsName(team)} or spent them, and the rewards you asked for. The site doesn’t show them any more, but your download has them.`,
  why: "We keep them with your account, so that nothing is lost if the programme comes back. If you delete your account, your name goes from them at once.",
  ground: "We both want them to be right if it does (legitimate interest).",
});
