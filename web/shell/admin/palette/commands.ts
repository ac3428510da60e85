import { foldForSearch } from "#contract/search/fold.ts";
import type { StaffArea } from "#contract/staff/roles.ts";
import { pointsName, pointsTitle } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { partsOf } from "#web/shell/admin/settings/settings-parts.ts";
import { mayUse, type SignedIn, tabName, tabsOf } from "#web/shell/admin/tabs/dashboard-tabs.ts";

/** A destination or action in the palette. */
export type Command = {
  id: string;
  name: string;
  /** Tells commands of the same name apart. */
  detail?: string;
  /** The destination. Without one, the palette runs the action with this id. */
  address?: string;
  /** The server found it, rather than being known from the start. */
  isFound?: boolean;
};

type Action = Command & { area: StaffArea };

const actionsOf = (team: Team): Action[] => [
  { id: "add-player", name: "Add Player", area: "players", address: "/admin/players#create" },
  {
    id: "add-achievement",
    name: "Add Achievement",
    area: "achievements",
    address: "/admin/achievements#create",
  },
  { id: "create-article", name: "Create Article", area: "news", address: "/admin/news#create" },
  ...(team.programme.isOn ? [awardPoints(team)] : []),
  { id: "add-event", name: "Add Event", area: "calendar", address: "/calendar?action=create" },
  { id: "new-link", name: "Create temporary access link", area: "accessLinks", address: "/admin/temp-access#create" },
  { id: "record", name: "Record application", area: "applications", address: "/admin/applications#record" },
  { id: "add-video", name: "Add video", area: "videos", address: "/admin/settings?part=videos" },
  { id: "edit-site", name: "Edit the site", area: "team", address: "/admin/site" },
  { id: "password", name: "Change your password", area: "ownPassword", address: "/admin/settings?part=sign-in" },
];

const awardPoints = (team: Team): Action => ({
  id: "award-points",
  name: `Award ${pointsName(team)}`,
  area: "points",
  address: "/admin/points?tab=users#adjust-points",
});

/** Commands that need no particular permission. */
const everybodys: Command[] = [
  { id: "open-calendar", name: "Open Calendar", address: "/calendar?view=admin" },
  { id: "view-site", name: "View the site", address: "/" },
  { id: "help", name: "Keyboard shortcuts" },
  { id: "tour", name: "Replay the tour" },
  { id: "sign-out", name: "Sign Out" },
];

const pointsTabs = (team: Team) => ({
  users: `User ${pointsTitle(team)}`,
  redemptions: "Redemptions",
  transactions: "Transactions",
});

/** Returns the pages and actions open to this role. */
export function commandsOf(staff: SignedIn, team: Team) {
  const tabs: Command[] = tabsOf(staff, team).flatMap((tab) => {
    const name = tabName(tab, team);
    return [
      { id: tab.path, name, address: `/admin/${tab.path}` },
      ...(tab.path === "points" ? insideOf(name, pointsTabs(team), "/admin/points?tab=") : []),
      ...(tab.path === "settings" ? insideOf(name, settingsParts(staff, team), "/admin/settings?part=") : []),
    ];
  });
  const allowed = actionsOf(team).filter(({ area }) => mayUse(staff, area, "write"));
  return { tabs, actions: [...allowed, ...everybodys] };
}

const settingsParts = (staff: SignedIn, team: Team) =>
  Object.fromEntries(
    partsOf(staff, hasDiscord(team))
      .slice(1) // the tab itself already opens the first
      .map(({ id, name }) => [id, name]),
  );

const insideOf = (detail: string, names: Record<string, string>, before: string): Command[] =>
  Object.entries(names).map(([id, name]) => ({ id: before + id, name, detail, address: before + id }));

/** Whether each typed word is the start of one of the command's words. */
export function isMatch({ name, detail = "" }: Command, typed: string): boolean {
  const words = foldForSearch(`${name} ${detail}`).split(" ");
  return foldForSearch(typed)
    .split(" ")
    .every((part) => words.some((word) => word.startsWith(part)));
}
