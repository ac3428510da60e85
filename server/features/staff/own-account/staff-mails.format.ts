import { type StaffRole, staffRoleLabels } from "#contract/staff/roles.ts";
import type { Team } from "#contract/team.ts";
import { momentIn } from "#contract/writing.ts";
import { inHours, type Letter, letter, type MailedLink } from "#server/features/outbox/letter.format.ts";
import { notYou } from "#server/features/staff/account-mails.format.ts";

export const confirmStaffEmail = (team: Team, username: string, { address, hours }: MailedLink): Letter =>
  letter(team, `Confirm your email address for ${team.name}`, [
    "Hello,",
    `To get email about the staff account ${username} at this address, open this link in a browser where you’re signed in to that account:`,
    address,
    `It works once, for ${inHours(hours)}. If you didn’t ask for this, ignore this email and nothing changes.`,
  ]);

export const resetStaffPasswordMail = (team: Team, username: string, { address, hours }: MailedLink): Letter =>
  letter(team, `Reset your staff password for ${team.name}`, [
    "Hello,",
    `Open this link to choose a new password for the staff account ${username}:`,
    address,
    `It works once, for ${inHours(hours)}. If you have a second factor, you’ll still be asked for it. If you didn’t ask for this, ignore this email and your password stays the same.`,
  ]);

/** A change to an account: what the subject says, and what it means. */
export type ChangeText = readonly [what: string, means: string];

const changes = {
  email: ["has a new email address", "Emails about the account now go there."],
  "no-email": ["no longer has an email address", "You won’t get any more emails about it."],
  password: [
    "has a new password",
    "Every other browser was signed out, and the temporary links it made no longer work.",
  ],
  "password-by-others": [
    "has a new password",
    "The account was signed out everywhere, and the temporary links it made no longer work. This email address was removed too: you can add it again in Settings.",
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
  "recovery-spent": ["had a recovery code used", "It confirmed a change in Settings. That code won’t work again."],
  "recovery-used": ["was signed in to with a recovery code", "That code won’t work again."],
  removed: ["was deleted", "It can’t be used to sign in any more, and this is the last email about it."],
} as const satisfies Record<string, ChangeText>;

export type AccountChange = keyof typeof changes;

/** Returns how this kind of change is described. */
export const changeText = (change: AccountChange): ChangeText => changes[change];

export const newUsername = (before: string, now: string): ChangeText => [
  "has a new username",
  `It was ${before} and is now ${now}.`,
];

export const newRole = (before: StaffRole, now: StaffRole): ChangeText => [
  "has a new role",
  `It was ${staffRoleLabels[before]} and is now ${staffRoleLabels[now]}. The account was signed out everywhere${
    before === "admin" ? ", and the temporary links it made no longer work" : ""
  }.`,
];

/** Who changed another person's account, and when. */
export type Maker = { name: string; at: Date };

type Changed = { username: string; changes: readonly ChangeText[]; maker?: Maker | undefined };

export function accountChangedMail(team: Team, { username, changes: made, maker }: Changed): Letter {
  const [only] = made.length === 1 ? made : [];
  const sentences = made.map(
    ([what, means], index) => `${index === 0 ? `The staff account ${username}` : "It also"} ${what}. ${means}`,
  );
  return letter(team, `Your ${team.name} staff account ${only ? only[0] : "was changed"}`, [
    "Hello,",
    ...sentences,
    maker ? madeBy(maker, team) : notYou,
  ]);
}

const madeBy = ({ name, at }: Maker, { locale }: Team) =>
  `${name} did this on ${momentIn(locale, at)} UTC. If you didn’t expect it, ask them or another admin.`;
