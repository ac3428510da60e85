export const healthTexts = {
  sentAgain: "Sending it again",
  sendAgainFailed: "The message could not be sent again",
} as const;
