export const discordTexts = {
  token: "Enter the bot’s token",
  channel: "Choose a channel",
  unseenChannel: "The bot doesn’t see this channel any more. Choose another one.",
  notConnected: "Discord isn’t connected",
  mustWait: "Discord asked the site to wait. The site tries again by itself.",
  connectFailed: "Discord couldn’t be connected",
  chooseFailed: "The channel couldn’t be chosen",
  testFailed: "That didn’t work",
  disconnectFailed: "Discord couldn’t be disconnected",
  disconnected: "Discord disconnected",
} as const;

/** What the site writes into a channel to show that it may. */
export const greeting = "This channel is connected. What’s new for the staff will appear here.";
