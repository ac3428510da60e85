import type { FoundKind } from "#contract/search/constants.ts";
import type { Found } from "#contract/search/schemas.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import type { Command } from "./commands.ts";

const kinds: Record<FoundKind, { group: string; addressOf: (found: Found) => string }> = {
  player: { group: "Players", addressOf: ({ id }) => `/admin/players#edit=${id}` },
  article: { group: "Articles", addressOf: ({ id }) => `/admin/news#edit=${id}` },
  member: {
    group: "People",
    addressOf: ({ detail: email }) => `/admin/points?tab=users&users-search=${encodeURIComponent(email)}`,
  },
  staff: {
    group: "People",
    addressOf: ({ name }) => `/admin/settings?part=people&accounts-search=${encodeURIComponent(name)}`,
  },
  applicant: { group: "People", addressOf: ({ name }) => `/admin/applications?search=${encodeURIComponent(name)}` },
  message: { group: "Messages", addressOf: ({ id }) => `/admin/messages?message=${id}` },
  event: {
    group: "Events",
    addressOf: ({ id, detail }) => `/calendar?view=admin&day=${detail.slice(0, 10)}&event=${id}`,
  },
};

const words: Partial<Record<FoundKind, string>> = { member: "Member", staff: "Staff", applicant: "Application" };

export type Group = { label: string; items: Command[] };

/** Turns the server's results into commands, grouped by kind. */
export function groupsOf(found: Found[]): Group[] {
  const groups = new Map<string, Command[]>();
  for (const one of found) {
    const { group, addressOf } = kinds[one.kind];
    const about = one.kind === "event" ? formatDay(one.detail.slice(0, 10)) : one.detail;
    const detail = [words[one.kind], about].filter(Boolean).join(", ");
    const item = { id: `${one.kind} ${one.id}`, name: one.name, detail, address: addressOf(one) };
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups].map(([label, items]) => ({ label, items }));
}
