/** What deleting an account means, for every place that offers it. */
export const deletionTexts = {
  goes: "Your name, email address, Discord username, applications, private events and the devices you’re signed in on.",
  cancelled: "Rewards you redeemed that haven’t been delivered yet.",
  stays:
    "Your points history, under a number that can’t be traced to you, and the events you shared with everyone, without your name.",
  done: { title: "Your account is deleted", description: "Thanks for being part of this." },
} as const;
