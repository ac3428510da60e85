/** What the end of an account means, wherever it is asked for. */
export const deletionTexts = {
  goes: "Your name, your email address, your Discord username, your applications, events that only you could see, and where you are signed in.",
  cancelled: "Rewards that you asked for and that were not delivered yet.",
  stays:
    "The list of points that were given and spent, under a number that no longer leads to you, and the events that you shared with everybody, without your name.",
  done: { title: "Your account is deleted", description: "Thank you for having been here." },
} as const;
