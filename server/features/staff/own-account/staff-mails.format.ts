import { inHours, type Letter, letter, type MailedLink } from "#server/features/outbox/letter.format.ts";
import { notYou } from "#server/features/staff/account-mails.format.ts";
import { team } from "#team.config.ts";

export const confirmStaffEmail = (username: string, { address, hours }: MailedLink): Letter =>
  letter(`Confirm your email address for ${team.name}`, [
    "Hello,",
    `open this link in a browser where you are signed in as ${username} to get email about that staff account at this address:`,
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

/** Each change to an account: what the subject says, and what it means. */
const changes = {
  email: ["has a new email address", "Emails about the account now go there."],
  "no-email": ["no longer has an email address", "You won't get any more emails about it."],
  password: [
    "has a new password",
    "Every other browser was signed out, and the temporary links it made no longer work.",
  ],
  "password-by-others": [
    "has a new password",
    "Someone else set it. The account was signed out everywhere, and the temporary links it made no longer work. This email address was removed too: you can add it again in Settings.",
  ],
  "factor-on": ["has a second factor", "Signing in now takes a second step."],
  "factor-off": ["no longer has a second factor", "Its password alone is now enough to sign in."],
  "factor-added": ["has another second factor", "You can now use it to sign in."],
  "factor-removed": ["had a second factor removed", "The others still work."],
  "factor-reset": [
    "had its second factor reset",
    "The account was signed out everywhere. Its password alone is now enough to sign in.",
  ],
  "recovery-codes": ["has new recovery codes", "The old ones no longer work."],
  "recovery-used": ["was signed in to with a recovery code", "That code won't work again."],
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
