type Holding = { what: string; which: string; why: string; ground: string };

/** What the site holds about people, why, and on which ground of the law, in words that everybody knows. */
export const holdings: Holding[] = [
  {
    what: "Your account",
    which: "Your name, your email address, your Discord username, and the day you joined.",
    why: "So that you can sign in, and the team knows who you are.",
    ground: "You asked us for an account, and we cannot give you one without it (contract).",
  },
  {
    what: "Your password",
    which: "A scrambled form of it. No one can turn it back into your password, and we can’t read it either.",
    why: "So that only you can sign in.",
    ground: "It is part of your account (contract).",
  },
  {
    what: "Signing in with Google",
    which: "If you choose it: your name, your email address, and the number by which Google knows you.",
    why: "So that you need no password here.",
    ground: "You chose this way in (contract).",
  },
  {
    what: "Your sign-ins",
    which: "The name of the browser and system, when you signed in, and when we last saw it.",
    why: "So that you can spot a sign-in that isn’t yours and end it.",
    ground: "You and we both want your account to be safe (legitimate interest).",
  },
  {
    what: "Your applications",
    which: "What you wrote in the form, what we decided, our notes to you, and notes among ourselves.",
    why: "So that we can read it and answer.",
    ground: "You asked us to look at it (steps before a contract).",
  },
  {
    what: "Your points",
    which: "Each time you were given points or spent them, and the rewards you asked for.",
    why: "So that your balance is right, and rewards reach you.",
    ground: "You take part in the points programme (contract).",
  },
  {
    what: "Your events",
    which: "The events you made in the calendar, those that were made for you, and your address for calendar programs.",
    why: "So that everyone knows what’s on and when.",
    ground: "You use the calendar that comes with your account (contract).",
  },
  {
    what: "What was changed",
    which: "Which events you changed, and what admins did with your account, applications and points.",
    why: "So that a mistake can be found and put right.",
    ground: "You and we both want that to be possible (legitimate interest).",
  },
  {
    what: "Failed sign-ins of the team",
    which: "The IP address of anyone who tries to get into the team’s own area and is refused.",
    why: "So that we notice someone trying to break in.",
    ground: "We want your data to be safe (legitimate interest).",
  },
  {
    what: "Messages to us",
    which: "Your name, your email address, and what you wrote in the contact form.",
    why: "So that we can answer.",
    ground: "You wrote to us, and we both want you to get an answer (legitimate interest).",
  },
  {
    what: "Mails to you",
    which: "Your email address, and that a mail went out.",
    why: "So that links and answers reach you.",
    ground: "They belong to what you asked for (contract).",
  },
  {
    what: "Counts of tries",
    which: "How often someone at your IP address tried to sign in or send a form.",
    why: "So that no one can guess passwords or flood us.",
    ground: "The site has to stay safe for everyone (legitimate interest).",
  },
];
