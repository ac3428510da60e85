import { type FactField, factParts, fieldAt, type Place, placeOf } from "#web/features/team/admin/fact-parts.ts";

export type SetupStep = {
  id: string;
  name: string;
  text: string;
  /** Where the page beside the fields shows what's typed, unless a field says otherwise. */
  place: Place;
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
    place: { page: "/", section: "home" },
    fields: fields("name", "wordmark", "tagline", "intro", "games", "founded", "programme.name"),
  },
  {
    id: "look",
    name: "Colours and logo",
    text: "Three colours make the whole site.",
    place: { page: "/", section: "home" },
    fields: [...fields("logo"), ...partFields("colours")],
  },
  {
    id: "people",
    name: "People",
    text: "Who leads the team. Players come later, in the dashboard.",
    place: { page: "/about", section: "leadership-heading" },
    fields: fields("about.leadership"),
  },
  {
    id: "links",
    name: "Links",
    text: "Where people can follow and reach you.",
    place: { page: "/", section: "footer" },
    fields: fields("socials", "contactEmail"),
  },
  {
    id: "article",
    name: "First article",
    text: "Say that you’re here. Unlike the rest, an article is on the site as soon as you press Publish article. To wait, save it as a draft, and publish it under News.",
    place: { page: "/news", section: "all-news-heading" },
    fields: [],
  },
];

/** Returns where a step's facts are shown, or one of them. */
export function placeInStep({ place, id }: SetupStep, path?: string): Place {
  const part = path === undefined || id === "links" ? undefined : fieldAt(path)?.part; // the footer has links and email
  return part ? placeOf(part, path) : place;
}

/** The end: what changes, the demonstration, and publishing. */
export const lastStep = "publish";

export const isSetupStep = (id: string | undefined): id is string =>
  id === lastStep || setupSteps.some((step) => step.id === id);
