export const healthTexts = {
  sentAgain: "Sending it again",
  sendAgainFailed: "The message couldn’t be sent again",
} as const;
