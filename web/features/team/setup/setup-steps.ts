import { type FactField, factParts, fieldAt } from "#web/features/team/admin/fact-parts.ts";

export type SetupStep = {
  id: string;
  name: string;
  text: string;
  /** The page beside the fields, and the section of it that shows what's typed. */
  page: string;
  section?: string;
  fields: FactField[];
};

const fields = (...paths: string[]): FactField[] => paths.flatMap((path) => fieldAt(path)?.field ?? []);
const partFields = (part: string): FactField[] => factParts.find(({ id }) => id === part)?.fields ?? [];

/** What a new site asks, in order. Everything else is edited later. */
export const setupSteps: readonly SetupStep[] = [
  {
    id: "team",
    name: "Who you are",
    text: "What visitors read first. The page shows it as you type.",
    page: "/",
    section: "home",
    fields: fields("name", "wordmark", "tagline", "intro", "games", "founded"),
  },
  {
    id: "look",
    name: "Colours and logo",
    text: "Three colours make the whole site.",
    page: "/",
    fields: [...fields("logo", "brand.logo"), ...partFields("colours").filter(({ path }) => path !== "brand.logo")],
  },
  {
    id: "people",
    name: "People",
    text: "Who leads the team. Players come later, in the dashboard.",
    page: "/about",
    fields: fields("about.leadership"),
  },
  {
    id: "links",
    name: "Links",
    text: "Where people can follow and reach you.",
    page: "/",
    section: "social",
    fields: fields("socials", "contactEmail"),
  },
  {
    id: "article",
    name: "First article",
    text: "Say that you’re here. It’s published at once, and you can change it any time.",
    page: "/news",
    fields: [],
  },
];

/** The end: what changes, the demonstration, and publishing. */
export const lastStep = "publish";

export const isSetupStep = (id: string | undefined): id is string =>
  id === lastStep || setupSteps.some((step) => step.id === id);
