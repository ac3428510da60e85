import type { Member } from "#contract/accounts/schemas.ts";
import type { Team } from "#contract/team.ts";
import { inHours, type Letter, letter, type MailedLink } from "#server/features/outbox/letter.format.ts";

/** Mails to members. Each says what to do if you didn't ask for it. */

type Named = Pick<Member, "name">;

/** No name in the greeting: the address isn't proven yet, so another person may read this. */
export const verificationMail = (team: Team, { address, hours }: MailedLink): Letter =>
  letter(team, `Confirm your email address for ${team.name}`, [
    "Hello,",
    "Open this link to confirm your email address:",
    address,
    `It works for ${inHours(hours)}. If you didn’t make an account, ignore this email.`,
  ]);

export const changedAddressMail = (team: Team, { address, hours }: MailedLink): Letter =>
  letter(team, `Confirm your new email address for ${team.name}`, [
    "Hello,",
    "Open this link to use this email address for your account:",
    address,
    `It works once, for ${inHours(hours)}. If you didn’t ask for this, ignore this email and nothing changes.`,
  ]);

export const addressInUseMail = (team: Team, { name }: Named): Letter =>
  letter(team, "Someone tried to use your email address", [
    `Hello ${name},`,
    `Someone tried to use this email address for another ${team.name} account. It’s already yours, so nothing has changed.`,
    "If that was you, sign in with this address, or reset your password on the sign-in page.",
  ]);

export const addressChangedMail = (team: Team, { name }: Named): Letter =>
  letter(team, `Your ${team.name} account has a new email address`, [
    `Hello ${name},`,
    "Your account now uses a different email address. You can’t sign in with this one any more.",
    `If that wasn’t you, please write to ${team.contactEmail}.`,
  ]);

export const resetMail = (team: Team, { name }: Named, { address, hours }: MailedLink): Letter =>
  letter(team, `Reset your password for ${team.name}`, [
    `Hello ${name},`,
    "Open this link to choose a new password:",
    address,
    `It works once, for ${inHours(hours)}. If you didn’t ask for this, ignore this email and your password stays the same.`,
  ]);

const linkDropped =
  "Signing in with Google was turned off too. It turns back on when you sign in with a Google account that uses this address.";

export const passwordChangedMail = (team: Team, { name }: Named, { wasLinked = false } = {}): Letter =>
  letter(team, `Your ${team.name} password was changed`, [
    `Hello ${name},`,
    "Your account has a new password. Every other browser was signed out, and your private calendar link was turned off.",
    ...(wasLinked ? [linkDropped] : []),
    "If that wasn’t you, reset your password on the sign-in page now.",
  ]);

export const passwordSetByStaffMail = (team: Team, { name }: Named, { wasLinked = false } = {}): Letter =>
  letter(team, `Your ${team.name} password was changed`, [
    `Hello ${name},`,
    "Our staff set a new password for your account. You were signed out everywhere, and your private calendar link was turned off.",
    ...(wasLinked ? [linkDropped] : []),
    "To choose your own password, reset it on the sign-in page.",
    `If you didn’t expect this, please write to ${team.contactEmail}.`,
  ]);

/** No name in the greeting: someone else may have made the account and chosen it. */
export const linkedMail = (team: Team): Letter =>
  letter(team, `You can now sign in to ${team.name} with Google`, [
    "Hello,",
    "Someone signed in to your account with Google for the first time, in a browser we hadn’t seen before.",
    "If that was you and you chose the account’s password yourself, there’s nothing to do: the password still works.",
    "If you never chose one, someone else may have made the account with your email address. Reset the password on the sign-in page to sign everyone else out.",
    `If it wasn’t you who signed in, please write to ${team.contactEmail}.`,
  ]);

export const takenBackMail = (team: Team): Letter =>
  letter(team, `You can now sign in to ${team.name} with Google`, [
    "Hello,",
    "You signed in to your account with Google for the first time. Someone else had already signed in to it with a different Google account, so we signed them out and turned off the account’s password and private calendar link.",
    "If you’d like a password, choose one with “Forgot password?” on the sign-in page.",
    `If it wasn’t you who signed in, please write to ${team.contactEmail}.`,
  ]);

export const deletionMail = (team: Team, { name }: Named, { address, hours }: MailedLink): Letter =>
  letter(team, `Delete your ${team.name} account`, [
    `Hello ${name},`,
    "Open this link to delete your account and everything in it:",
    address,
    `It works once, for ${inHours(hours)}. If you didn’t ask for this, ignore this email.`,
  ]);

export const deletedMail = (team: Team, { name }: Named): Letter =>
  letter(team, `Your ${team.name} account was deleted`, [
    `Hello ${name},`,
    "Your account and everything in it have been deleted. This is the last email we’ll send you about it.",
    `If you didn’t ask for this, please write to ${team.contactEmail}.`,
  ]);
