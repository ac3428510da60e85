import { ownQuestionLimits } from "#contract/team/assistant.ts";
import { factLengths } from "#contract/team/fact-fields.ts";
import { mostLabel } from "#contract/team/home.ts";
import { type HomeSection, homeSections } from "#contract/team/home-sections.ts";
import { platformNames } from "#contract/team/platforms.ts";
import { mostQuickAwards } from "#contract/team/programme.ts";
import { mostSponsors, mostSponsorText } from "#contract/team/sponsors.ts";

const kinds = [
  "line",
  "zone",
  "locale",
  "currency",
  "text",
  "lines",
  "number",
  "amount",
  "switch",
  "choice",
  "colour",
  "picture",
  "address",
  "email",
  "month",
  "day",
] as const;

type Named = {
  /** Its path in the facts, or its name in an entry of a list. */
  path: string;
  label: string;
  hint?: string;
  /** Where visitors see it, such as `#contact` on the part's page or `/terms#law`, if that isn't where the part begins. */
  place?: string;
};
/** A fact that's typed into one control. */
export type PlainField = Named & {
  kind: (typeof kinds)[number];
  /** The most letters. */
  most?: number;
  isOptional?: boolean;
  /** What can be chosen: values and their names. */
  choices?: Readonly<Record<string, string>>;
  /** The picture can be cropped to portrait format. */
  isPortrait?: boolean;
};
/** A fact with any number of entries, which have an order. */
export type ListField = Named & {
  kind: "list";
  /** What one entry is called. */
  entry: string;
  /** The most entries. */
  most?: number;
  fields: PlainField[];
};
/** A choice of several, which have an order. */
export type OrderField = Named & { kind: "order"; choices: Readonly<Record<string, string>> };
export type FactField = PlainField | ListField | OrderField;
export type FactInputProps<F> = {
  field: F;
  value: unknown;
  /** Why the server refuses it, by path. Values in a list have paths such as `about.values.0.title`. */
  problems: Record<string, string>;
  path: string;
  /** Called with the new value, or with a function that makes it from what it is then. */
  onChange: (value: unknown) => void;
};

export type FactPart = {
  id: string;
  name: string;
  /** The page that shows it, and the sections there that it fills. */
  page: string;
  sections?: readonly string[];
  /** Only admins may change it. */
  isForAdmins?: boolean;
  fields: FactField[];
};

/** The sections of the home page, as staff know them. */
const sectionNames: Record<HomeSection, string> = {
  team: "Team",
  achievements: "Achievements",
  videos: "Videos",
  subscription: "Subscription",
  merchandise: "Merchandise",
  social: "Followers",
  news: "News",
  sponsors: "Sponsors",
  contact: "Contact",
};

const { label: short, words: long } = factLengths;
const line = (path: string, label: string, more: Partial<PlainField> = {}): PlainField => ({
  path,
  label,
  kind: "line",
  most: short,
  ...more,
});
const text = (path: string, label: string, more: Partial<PlainField> = {}): PlainField => ({
  path,
  label,
  kind: "text",
  most: long,
  ...more,
});
const field = (kind: PlainField["kind"], path: string, label: string, more: Partial<PlainField> = {}): PlainField => ({
  path,
  label,
  kind,
  ...more,
});
type More = Pick<ListField, "entry" | "hint" | "most" | "place">;
const list = (path: string, label: string, fields: PlainField[], more: More): ListField => ({
  path,
  label,
  kind: "list",
  fields,
  ...more,
});

const labelOf = (name: string, label: string, more: Partial<PlainField> = {}) =>
  line(`home.labels.${name}`, label, { most: mostLabel, ...more });

const person = [
  line("name", "Name"),
  line("title", "Position"),
  text("about", "What they do"),
  field("picture", "picture", "Photo", {
    isOptional: true,
    isPortrait: true,
    hint: "Without one, a portrait is drawn.",
  }),
  field("switch", "isFounder", "Founder", { isOptional: true }),
];
const titled = [line("title", "Title"), text("text", "Text")];

/** What a team can say about itself, in the order of the site's pages. */
const firstDay = "Nobody can apply before it. Without one, people can apply at once.";
const lastDay = "People can apply until it’s over where the team is. Without one, there’s no end.";

/** Whether and when people can apply for a post. */
const opening = (post: "moderator" | "management", who: string): FactField[] => {
  const place = `#${post}-heading`;
  return [
    field("switch", `join.${post}.isOpen`, `Take ${post} applications`, { place }),
    field("day", `join.${post}.opens`, `${who}: first day`, { place, isOptional: true, hint: firstDay }),
    field("day", `join.${post}.closes`, `${who}: last day`, { place, isOptional: true, hint: lastDay }),
  ];
};

export const factParts: readonly FactPart[] = [
  {
    id: "team",
    name: "The team",
    page: "/",
    sections: ["home"],
    fields: [
      line("name", "Name"),
      line("wordmark", "Wordmark", {
        hint: "2 to 16 capital letters, figures or spaces. It’s drawn as rising letters.",
        most: 16,
      }),
      field("picture", "logo", "Logo", {
        isOptional: true,
        hint: "Shown instead of the wordmark in bars, footers and preview cards. Best as a PNG or WebP without a background, and wider than it’s high.",
      }),
      line("tagline", "Tagline"),
      text("intro", "Introduction", { hint: "Under the tagline on the home page." }),
      text("description", "Description", { hint: "For search engines and preview cards." }),
      list("games", "Games", [line("name", "Name")], {
        entry: "game",
        hint: "With two or more, players and results can say which, and visitors choose one on the home page.",
        most: 8,
      }),
      line("location", "Place"),
      field("month", "founded", "Founded"),
      field("zone", "timeZone", "Time zone", { hint: "Such as Europe/London." }),
      field("locale", "locale", "Language and country", {
        hint: "Such as en-GB or nb-NO. Numbers, dates and times are written as there. The site stays in English.",
        most: 35,
      }),
      field("choice", "weekStart", "Weeks start on", {
        choices: { Monday: "Monday", Sunday: "Sunday", Saturday: "Saturday" },
      }),
      field("currency", "currency", "Currency", {
        hint: "Three letters, such as USD, EUR or NOK. Prizes in another currency are shown, and not added up.",
        most: 3,
      }),
      field("email", "contactEmail", "Email address for visitors", { place: "#contact" }),
      text("signature", "Signature", {
        isOptional: true,
        most: 300,
        hint: "The end of every mail. If empty, it’s the team’s name.",
      }),
      field("amount", "hero.prizeMoney", "Prize money in all", {
        hint: "The figure at the top of the home page. With 0, it isn’t shown.",
      }),
      field("number", "hero.yearsActive", "Years active"),
      text("disclaimer", "Small print", { hint: "In the footer.", place: "#footer" }),
      field("switch", "isDemonstration", "Say in the footer that people and figures are invented", {
        place: "#footer",
      }),
    ],
  },
  {
    id: "colours",
    name: "Colours",
    page: "/",
    sections: ["home"],
    fields: [
      field("colour", "brand.ground", "Ground", { hint: "The background of every page." }),
      field("colour", "brand.paper", "Paper", {
        hint: "Text on the ground, and the background of articles and results.",
      }),
      field("colour", "brand.accent", "Accent", { hint: "Buttons, figures and anything else that should stand out." }),
    ],
  },
  {
    id: "links",
    name: "Links",
    page: "/",
    sections: ["social"],
    fields: [
      list(
        "socials",
        "Where people can follow you",
        [field("choice", "platform", "Platform", { choices: platformNames }), field("address", "url", "Address")],
        {
          entry: "link",
          place: "#footer",
          hint: "In the order that pages show them. What isn’t listed isn’t mentioned.",
          most: Object.keys(platformNames).length,
        },
      ),
      field("address", "videosUrl", "All videos", {
        isOptional: true,
        place: "#videos",
        hint: "Where all videos are, if that isn’t your address on YouTube.",
      }),
    ],
  },
  {
    id: "home",
    name: "Home page",
    page: "/",
    sections: ["team", "achievements", "videos", "news", "contact"],
    fields: [
      {
        kind: "order",
        path: "home.sections",
        label: "Sections",
        hint: "In the order that the page shows them. Links to those that are off go to their own page, or vanish.",
        choices: sectionNames,
      },
      field("switch", "home.showsEmpty", "Show sections that have no players, results, videos or news yet"),
      line("home.countdown", "Word after the countdown", {
        hint: "Such as left. A figure in the bar counts down from 100 while people read. Without a word, it isn’t shown.",
        most: 12,
      }),
      ...homeSections.flatMap((section) => [
        line(`home.headings.${section}`, `${sectionNames[section]}: heading`, { place: `#${section}` }),
        ...(section === "subscription"
          ? []
          : [text(`home.leads.${section}`, `${sectionNames[section]}: introduction`, { place: `#${section}` })]),
      ]),
      labelOf("team", "Button that leads to the players", { place: "#home" }),
      labelOf("years", "Above the years active", { place: "#home" }),
      labelOf("prize", "Above the prize money", { place: "#home" }),
      labelOf("yearEnd", "After what was won by the end of a year", { place: "#home" }),
      labelOf("soFar", "After what was won by now", { place: "#home", hint: "Such as won so far." }),
      labelOf("ranking", "Beside a player’s power ranking", { place: "#team" }),
      labelOf("earnings", "Beside a player’s earnings", { place: "#team" }),
      labelOf("placements", "Above the number of results", { place: "#achievements" }),
      labelOf("total", "Above the prize money of all results", { place: "#achievements" }),
    ],
  },
  {
    id: "subscription",
    name: "Subscription",
    page: "/",
    sections: ["subscription"],
    fields: [
      text("subscription.lead", "Introduction"),
      list(
        "subscription.plans",
        "Plans",
        [
          line("name", "Name"),
          field("amount", "amount", "Price", { hint: "In the team’s currency, such as 49 or 49.50." }),
          line("period", "Period", { hint: "Such as per month." }),
          line("saving", "Saving", { isOptional: true }),
          line("badge", "Badge", { isOptional: true }),
        ],
        { entry: "plan", most: 4, hint: "Without plans, the site doesn’t mention subscriptions." },
      ),
      list("subscription.perks", "Perks", titled, { entry: "perk", most: 8 }),
      line("subscription.callToAction", "Button"),
    ],
  },
  {
    id: "merchandise",
    name: "Merchandise",
    page: "/",
    sections: ["merchandise"],
    fields: [
      list(
        "merch",
        "Items",
        [
          line("name", "Name"),
          text("description", "Description"),
          field("amount", "price", "Price", { isOptional: true, hint: "In the team’s currency, such as 49 or 49.50." }),
          field("address", "storeUrl", "Address in the shop"),
          field("picture", "image", "Picture", { isOptional: true }),
          field("choice", "drawing", "Drawing without a picture", {
            isOptional: true,
            choices: { jersey: "Jersey", sleeve: "Sleeve" },
          }),
        ],
        { entry: "item", most: 8, hint: "Without items, the site doesn’t mention merchandise." },
      ),
    ],
  },
  {
    id: "not-found",
    name: "Page not found",
    page: "/not-found",
    sections: ["main"],
    fields: [line("notFound.title", "Title"), text("notFound.lead", "Text")],
  },
  {
    id: "sponsors",
    name: "Sponsors",
    page: "/",
    sections: ["sponsors"],
    fields: [
      list(
        "sponsors",
        "Sponsors",
        [
          line("name", "Name"),
          line("tier", "Tier", {
            isOptional: true,
            hint: "Such as Main partner. Sponsors of one tier are shown together, and the first tier largest.",
          }),
          field("picture", "logo", "Logo", { isOptional: true, hint: "Without one, the name is shown." }),
          field("choice", "logoOn", "Made for a background that is", {
            isOptional: true,
            choices: { light: "Light", dark: "Dark" },
          }),
          field("address", "url", "Address", { isOptional: true }),
          text("text", "Text", { isOptional: true, most: mostSponsorText }),
          field("day", "lastDay", "Last day", {
            isOptional: true,
            hint: "The site shows the sponsor until that day is over where the team is.",
          }),
        ],
        { entry: "sponsor", most: mostSponsors, hint: "Without sponsors, the site doesn’t mention any." },
      ),
    ],
  },
  {
    id: "about",
    name: "About",
    page: "/about",
    sections: ["main"],
    fields: [
      line("about.title", "Title"),
      text("about.lead", "Introduction"),
      list(
        "about.story",
        "Milestones",
        [
          field("month", "month", "Month"),
          line("figure", "Figure", { hint: "1 to 4 characters.", most: 4 }),
          line("counts", "What it counts", { hint: "Such as friends." }),
          text("text", "What happened"),
        ],
        { entry: "milestone", place: "#story-heading" },
      ),
      list(
        "about.crafts",
        "What the team does",
        [
          line("title", "Title"),
          line("mark", "Mark", { hint: "1 to 4 capital letters or figures. It’s drawn as a hill.", most: 4 }),
          text("text", "Text"),
        ],
        { entry: "craft", place: "#crafts-heading" },
      ),
      list("about.leadership", "Leadership", person, { entry: "person", most: 40, place: "#leadership-heading" }),
      list("about.values", "Values", titled, { entry: "value", most: 8, place: "#values-heading" }),
      line("about.headings.story", "Milestones: heading", { place: "#story-heading" }),
      line("about.headings.crafts", "What the team does: heading", { place: "#crafts-heading" }),
      line("about.headings.leadership", "Leadership: heading", { place: "#leadership-heading" }),
      line("about.headings.values", "Values: heading", { place: "#values-heading" }),
    ],
  },
  {
    id: "management",
    name: "Management",
    page: "/management",
    sections: ["main"],
    fields: [
      line("management.title", "Title"),
      text("management.lead", "Introduction"),
      list("management.chiefs", "Chiefs", person, {
        entry: "chief",
        most: 40,
        place: "#chiefs-heading",
        hint: "Without anyone in these two lists, the site has no page about management.",
      }),
      list("management.heads", "Heads of management", person, { entry: "head", most: 40, place: "#heads-heading" }),
      line("management.headings.chiefs", "Chiefs: heading", { place: "#chiefs-heading" }),
      line("management.headings.heads", "Heads of management: heading", { place: "#heads-heading" }),
      text("management.headsLead", "Heads of management: introduction", { place: "#heads-heading" }),
    ],
  },
  {
    id: "join",
    name: "Join",
    page: "/apply",
    sections: ["main"],
    fields: [
      line("join.title", "Title"),
      text("join.lead", "Introduction"),
      line("join.welcome", "Welcome", { hint: "Said to somebody who has just created an account." }),
      line("join.reviewTime", "How long a review takes"),
      line("join.answers", "How applications are answered", { isOptional: true, hint: "Such as: by email." }),
      ...opening("moderator", "Moderators"),
      text("join.moderator.text", "Moderators", { place: "#moderator-heading" }),
      field("lines", "join.moderator.points", "What moderators should know", {
        place: "#moderator-heading",
        hint: "One on each line.",
      }),
      ...opening("management", "Management"),
      text("join.management.text", "Management", { place: "#management-heading" }),
      field("lines", "join.management.points", "Areas of management", {
        place: "#management-heading",
        hint: "One on each line.",
      }),
      list("join.roles", "Open roles", titled, { entry: "role", most: 8, place: "#roles-heading" }),
    ],
  },
  {
    id: "points",
    name: "Points",
    page: "/points",
    sections: ["main"],
    isForAdmins: true,
    fields: [
      field("switch", "programme.isOn", "Members collect points", {
        hint: "Off, the site says nothing of points. What members have is kept, and back when you switch them on.",
      }),
      line("programme.name", "Name of the points programme", {
        hint: "Such as Summit Points. Members earn points in it.",
      }),
      line("programme.invitation", "Invitation to it", { place: "/#home" }),
      text("programme.lead", "Introduction", {
        isOptional: true,
        hint: "What visitors read before they sign in. If empty, it says how points are earned and how rewards arrive.",
      }),
      line("programme.unit.one", "One of its points", { hint: "As in: 1 point." }),
      line("programme.unit.many", "Several of them", { hint: "As in: 5 points." }),
      field("lines", "programme.ways", "How points are earned", {
        place: "#ways-to-earn-heading",
        hint: "One on each line, as after “by”, such as playing. 8 at most.",
      }),
      list("programme.awards", "Quick awards", [line("description", "For"), field("number", "amount", "Points")], {
        entry: "award",
        place: "#ways-to-earn-heading",
        most: mostQuickAwards,
        hint: "Staff give them with one press, and members see them as a list.",
      }),
      line("programme.delivery", "How rewards reach members", { isOptional: true, hint: "Such as: by email." }),
      line("programme.deliveryTime", "How soon they do", { isOptional: true, hint: "Such as: within 48 hours." }),
    ],
  },
  {
    id: "assistant",
    name: "Assistant",
    page: "/",
    fields: [
      field("switch", "assistant.isOn", "Show the assistant"),
      text("assistant.greeting", "Greeting", {
        hint: "Visitors read this, and the answers below, when they ask the assistant. The page here only shows its button.",
      }),
      line("assistant.reviewTime", "How long a review takes"),
      text("assistant.sponsorship", "On sponsors", { hint: "Also on the page of sponsors, if there are any." }),
      text("assistant.events", "On events", { isOptional: true, hint: "Said while no event is announced." }),
      text("assistant.streaming", "On streams", {
        isOptional: true,
        hint: "Without it, the assistant only names Twitch and YouTube, if you’re there.",
      }),
      list(
        "assistant.questions",
        "Questions of your own",
        [
          line("question", "Question"),
          text("answer", "Answer"),
          line("otherWords", "Other words for it", {
            isOptional: true,
            most: ownQuestionLimits.otherWords,
            hint: "That people use when they ask it.",
          }),
        ],
        { entry: "question", most: ownQuestionLimits.questions, hint: "The assistant offers them after its topics." },
      ),
    ],
  },
  {
    id: "legal",
    name: "Legal",
    page: "/privacy",
    sections: ["main"],
    isForAdmins: true,
    fields: [
      line("legal.operator", "Who runs the site", {
        place: "#who",
        hint: "The person, club or company that’s responsible for it.",
      }),
      text("legal.address", "Their address", { place: "#who" }),
      text("legal.details", "Other details of theirs", {
        place: "#who",
        isOptional: true,
        hint: "What the law in your country asks for, such as who represents them, a register number or a tax number.",
      }),
      line("legal.law", "Whose law the terms follow", {
        place: "/terms#law",
        hint: "Such as Norway or the State of Ohio.",
      }),
      field("number", "legal.minimumAge", "Youngest age for an account", {
        place: "#young",
        hint: "From 13 to 18. Ask what the law in your country says: in Norway it’s often 13, in Germany 16.",
      }),
      line("legal.regulator.name", "Authority for complaints", {
        place: "#complaints",
        isOptional: true,
        hint: "Such as Datatilsynet. If your country has none, leave it empty. Then the privacy notice names none.",
      }),
      text("legal.regulator.address", "Its address", { isOptional: true, place: "#complaints" }),
      line("legal.regulator.phone", "Its phone number", { isOptional: true, place: "#complaints" }),
      field("address", "legal.regulator.url", "Its page for complaints", { isOptional: true, place: "#complaints" }),
      field("number", "legal.acknowledgedWithinDays", "Days until a complaint is acknowledged", {
        place: "#complaints",
        hint: "From 1 to 30. How soon you tell somebody that you’ve received theirs.",
      }),
      field("day", "legal.effective", "Privacy notice and terms apply from", {
        hint: "Change it when you change something here. Both pages show it.",
      }),
    ],
  },
];

/** Where a page shows something: its path, and the id of an element. */
export type Place = { page: string; section?: string | undefined };

/** Returns where a part begins, or where one of its facts is shown. */
export function placeOf({ page, sections = [], fields }: FactPart, path?: string): Place {
  const place = fields.find((field) => path !== undefined && isWithin(path, field.path))?.place;
  if (!place) return { page, section: sections[0] };
  const [otherPage, section] = place.split("#");
  return { page: otherPage || page, section };
}

/** Returns a fact, such as that at `about.title`. */
export const factAt = (facts: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], facts);

/** Whether a path is that of a fact, or of a value in it. */
export const isWithin = (path: string, fact: string) => path === fact || path.startsWith(`${fact}.`);

/** Returns the fact that a path is that of, or leads into. */
export function fieldAt(path: string): { part: FactPart; field: FactField } | undefined {
  for (const part of factParts) {
    const field = part.fields.find((each) => isWithin(path, each.path));
    if (field) return { part, field };
  }
  return undefined;
}

/** Returns the label of a fact after that of its part. */
export function nameOfFact(path: string): string {
  const found = fieldAt(path);
  return found ? `${found.part.name}: ${found.field.label}` : path;
}

/** Returns a value as its control shows it. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
