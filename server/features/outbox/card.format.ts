import { type StaffRole, staffRoleLabels } from "#contract/staff/roles.ts";
import type { Database } from "#server/database/database.ts";

/** What the staff are told about. */
export const cardKinds = ["redemption", "application"] as const;
export type CardKind = (typeof cardKinds)[number];
/** What a card is about. */
export type About = { kind: CardKind; id: string };

/** What a card says, in Discord's Markdown, and the path of ours that it opens. */
export type Card = { text: string; path: `/${string}` };
/** Returns how something looks now; undefined if it's gone. */
export type FindCard = (db: Database, id: string) => Promise<Card | undefined>;
export type Cards = Partial<Record<CardKind, FindCard>>;

/** Returns what says how a card looks, by what it's about. */
export const cardsOf = (features: readonly { cards?: Cards }[]): Cards =>
  Object.assign({}, ...features.map(({ cards }) => cards));

/** Escapes everything that Discord would read as formatting or a link. */
export const asPlainText = (text: string) => text.replaceAll(/[\\`*_~|<>[\]()#:@]/g, (char) => `\\${char}`);

/** Says who decided. Someone who came by a temporary link, or has left, has no role. */
export const decidedBy = ({ by, role }: { by: string | null; role: StaffRole | null }) =>
  by === null ? "" : ` by ${asPlainText(by)}${role ? ` (${staffRoleLabels[role]})` : ""}`;
