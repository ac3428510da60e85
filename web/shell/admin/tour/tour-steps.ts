import type { Team } from "#contract/team.ts";
import { type AdminTab, type SignedIn, tabsOf } from "#web/shell/admin/tabs/dashboard-tabs.ts";

export type TourStep = {
  /** The tab that the step shows; undefined for all of them. */
  tab?: AdminTab["path"];
  title: string;
  text: string;
};

const welcome: TourStep = {
  title: "Welcome",
  text: "You run the whole site from here. Each tab looks after one part of it.",
};

const ofTabs = [
  {
    tab: "analytics",
    title: "Analytics",
    text: "Who’s on the site right now, and which pages they’re reading. A chart shows the period you choose.",
  },
  {
    tab: "players",
    title: "Players",
    text: "The roster, by power ranking, and former players. Add someone with a picture, or update their profile.",
  },
  {
    tab: "achievements",
    title: "Achievements",
    text: "Results with their place, prize and date. What you add counts towards the prize total on the home page.",
  },
  {
    tab: "news",
    title: "News",
    text: "Articles are written, previewed and published here. A draft stays with staff until you publish it.",
  },
  {
    tab: "messages",
    title: "Messages",
    text: "What visitors write through the contact form. The badge on the tab counts the unread ones.",
  },
  {
    tab: "calendar",
    title: "Calendar",
    text: "What the team has planned, in your own time zone. The tab says what your role can do with it.",
  },
  {
    tab: "applications",
    title: "Applications",
    text: "Answer people who want to join. They see your notes to applicants, and internal notes stay with staff.",
  },
  {
    tab: "settings",
    title: "Settings",
    text: "Everything your role can set up is here. You can replay this tour at any time.",
  },
] satisfies TourStep[];

/** Returns the steps for this role, which only show tabs that it has. */
export function tourStepsOf(staff: SignedIn, team: Team): [TourStep, ...TourStep[]] {
  const own = new Set(tabsOf(staff, team).map(({ path }) => path));
  return [welcome, ...ofTabs.filter(({ tab }) => own.has(tab))];
}
