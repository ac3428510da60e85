import type { Member } from "#contract/accounts/schemas.ts";
import { team } from "#team.config.ts";

/** What members are written. Each says what to do for whoever did not ask for it. */

type Link = { address: string; hours: number };
type Words = { subject: string; text: string };
type Named = Pick<Member, "name">;

/** Nobody is called by a name yet: whoever chose it need not be who reads this. */
export const verificationMail = ({ address, hours }: Link): Words =>
  letter(`Confirm your email address for ${team.name}`, [
    "Hello,",
    "please confirm that this is your email address by opening this link:",
    address,
    `It works for ${hours} hours. If you have not made an account, do not open it: then nothing happens.`,
  ]);

export const changedAddressMail = ({ address, hours }: Link): Words =>
  letter(`Confirm your new email address for ${team.name}`, [
    "Hello,",
    "open this link to use this email address for your account from now on:",
    address,
    `It works once, for ${hours} hours. If you have not asked for it, do not open it: then nothing changes.`,
  ]);

export const addressInUseMail = ({ name }: Named): Words =>
  letter("Somebody entered your email address", [
    `Hello ${name},`,
    `somebody wanted to use this email address for another ${team.name} account. It is yours, so nothing has changed.`,
    "If that was you: sign in with this address, or ask for a new password on the sign-in page.",
  ]);

export const addressChangedMail = ({ name }: Named): Words =>
  letter(`Your ${team.name} account has a new email address`, [
    `Hello ${name},`,
    "your account uses another email address from now on, and no longer this one.",
    `If that was not you, please write to ${team.contactEmail}.`,
  ]);

export const resetMail = ({ name }: Named, { address, hours }: Link): Words =>
  letter(`A new password for ${team.name}`, [
    `Hello ${name},`,
    "open this link to choose a new password:",
    address,
    `It works once, for ${hours === 1 ? "an hour" : `${hours} hours`}. If you have not asked for it, your password stays as it is.`,
  ]);

export const passwordChangedMail = ({ name }: Named): Words =>
  letter(`Your ${team.name} password was changed`, [
    `Hello ${name},`,
    "your account has a new password. Every other browser was signed out, and your private calendar link has ended.",
    "If that was not you, ask for a new password on the sign-in page at once.",
  ]);

export const deletionMail = ({ name }: Named, { address, hours }: Link): Words =>
  letter(`Delete your ${team.name} account`, [
    `Hello ${name},`,
    "open this link to delete your account and everything that belongs to it:",
    address,
    `It works once, for ${hours === 1 ? "an hour" : `${hours} hours`}. If you have not asked for it, do not open it.`,
  ]);

const letter = (subject: string, paragraphs: string[]): Words => ({
  subject,
  text: [...paragraphs, team.name].join("\n\n"),
});
