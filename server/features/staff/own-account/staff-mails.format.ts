import { inHours, type Letter, letter, type MailedLink } from "#server/features/outbox/letter.format.ts";
import { notYou } from "#server/features/staff/account-mails.format.ts";
import { team } from "#team.config.ts";

export const confirmStaffEmail = (username: string, { address, hours }: MailedLink): Letter =>
  letter(`Confirm your email address for ${team.name}`, [
    "Hello,",
    `open this link in a browser where you are signed in as ${username} to get mail about that staff account at this address:`,
    address,
    `It works once, for ${inHours(hours)}. If you didn't ask for this, ignore this email and nothing changes.`,
  ]);

export const resetStaffPasswordMail = (username: string, { address, hours }: MailedLink): Letter =>
  letter(`Reset your staff password for ${team.name}`, [
    "Hello,",
    `open this link to choose a new password for the staff account ${username}:`,
    address,
    `It works once, for ${inHours(hours)}. If you have a second factor, you'll still be asked for it. If you didn't ask for this, ignore this email and your password stays the same.`,
  ]);

/** What was changed about an account, each with the sentence that says so. */
const changes = {
  email: ["has a new email address", "Mail about it now goes somewhere else."],
  "no-email": ["has no email address any more", "You won't get mail about it from now on."],
  password: ["has a new password", "Every other browser was signed out, and temporary links made by it were ended."],
  "password-by-others": [
    "has a new password",
    "Somebody else set it for you. The account was signed out everywhere, and its temporary links were ended. This address was removed from it: add it again in Settings.",
  ],
  "factor-on": ["has a second factor", "Signing in now takes a second step."],
  "factor-off": ["has no second factor any more", "Signing in takes the password alone now."],
  "factor-added": ["has another second factor", "It can be used to sign in from now on."],
  "factor-removed": ["has one second factor less", "The others still work."],
  "factor-reset": [
    "had its second factor reset",
    "The account was signed out everywhere and takes the password alone now.",
  ],
  "recovery-codes": ["has new recovery codes", "The former ones no longer work."],
  "recovery-used": ["was signed in to with a recovery code", "That code is used up."],
} as const satisfies Record<string, readonly [what: string, means: string]>;

export type AccountChange = keyof typeof changes;

export function accountChangedMail(username: string, change: AccountChange): Letter {
  const [what, means] = changes[change];
  return letter(`Your ${team.name} staff account ${what}`, [
    "Hello,",
    `the staff account ${username} ${what}. ${means}`,
    notYou,
  ]);
}
