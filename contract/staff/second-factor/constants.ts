/** Messages on the second factor's screens. */
export const secondFactorTexts = {
  code: "Please enter the code",
  wrongCode: "That code isn’t right, or was used before. Please enter the next one.",
  unreadable:
    "This site’s secret has changed, so codes from your app no longer work. Use a recovery code or a passkey. If you have neither, ask another admin, or use the server’s console.",
  wrongStep: "That code isn’t right, or was used before. Wait for the next one, or use a recovery code.",
  confirmFirst: "Please confirm with your second factor first.",
  expired: "This sign-in took too long. Please sign in again.",
  needed: "Please set up a second factor first. This site requires one for admins.",
  required: "This site requires a second factor for admins. Add another one before you remove this.",
  alreadyOn: "This account already has an authenticator app. Remove it first.",
  notStarted: "Please start again: this setup has expired.",
  notOn: "This account has no authenticator app.",
  noFactor: "This account has no second factor.",
  ownReset: "You can’t reset your own second factor. Remove it in Settings, under Sign-in.",
  name: "Please give the passkey a name",
  noPasskeys: "Passkeys need a host name and https. This address can’t use them.",
  passkeyFailed: "That passkey didn’t work here. Please try again, or use another way to sign in.",
  passkeyKnown: "This passkey is already on an account.",
  tooManyPasskeys: "An account can have at most 20 passkeys. Remove one first.",
  noPasskey: "This passkey has been removed.",
  resetFailed: "Failed to reset the second factor",
} as const;

export const recoveryCodeCount = 10;
/** How long a second step stays valid for the change it was asked for. */
export const freshStepMinutes = 5;
export const mostPasskeys = 20;
/** How long after the password the second step can be taken. */
export const secondStepMinutes = 10;
