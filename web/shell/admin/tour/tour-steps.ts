import { type AdminTab, type SignedIn, tabsOf } from "#web/shell/admin/tabs/tabs.ts";

export type TourStep = {
  /** The tab that it shows; none: all of them. */
  tab?: AdminTab["path"];
  title: string;
  text: string;
};

const welcome: TourStep = {
  title: "Welcome",
  text: "The whole site is run from here. Each of these tabs looks after one part of it.",
};

const ofTabs = [
  {
    tab: "analytics",
    title: "Analytics",
    text: "Who is on the site this very moment, and which pages they read. The last 30 days are drawn as one line.",
  },
  {
    tab: "players",
    title: "Players",
    text: "The roster that visitors see, by power ranking. Add somebody with a picture, or change what is said of them.",
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
    text: "What visitors write through the contact form. The mark beside the tab counts those that nobody has read.",
  },
  {
    tab: "calendar",
    title: "Calendar",
    text: "What the team has planned, in everybody's own time. The tab says what your role may do with it.",
  },
  {
    tab: "applications",
    title: "Applications",
    text: "Whoever wants to join is answered here. Applicants read your notes, so write to them.",
  },
  {
    tab: "settings",
    title: "Settings",
    text: "Whatever your role may set stands here. You can replay this tour from it at any time.",
  },
] satisfies TourStep[];

/** The steps of whoever is signed in: a tab that they do not have is none. */
export function tourStepsOf(staff: SignedIn): [TourStep, ...TourStep[]] {
  const own = new Set(tabsOf(staff).map(({ path }) => path));
  return [welcome, ...ofTabs.filter(({ tab }) => own.has(tab))];
}
