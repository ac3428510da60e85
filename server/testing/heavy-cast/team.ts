import { factLengths } from "#contract/team/fact-fields.ts";
import { mostLabel } from "#contract/team/home.ts";
import { type HomeSection, homeSections } from "#contract/team/home-sections.ts";
import { type Platform, platformNames } from "#contract/team/platforms.ts";
import type { Person, Team } from "#contract/team.ts";

/** A word that takes a whole name, and words that fill a text, which begins with it. */
const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const sentence = "Nobody who was there has forgotten what the weather did to the second half of that final. ";
const name = (index: number) =>
  index % 2 === 0
    ? word.slice(0, factLengths.label)
    : `${index + 1}. Featherstonehaugh-Cholmondeley, of the board for travel and everything else`.slice(0, 80).trim();
const shortLabel = word.slice(0, mostLabel);
const text = `${word} ${word.repeat(3)} ${sentence.repeat(40)}`.slice(0, factLengths.words).trim();
const aLine = sentence.repeat(2).trim();
const many = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, at) => item(at));
const address = (path: string) => `https://platform.example/${word.toLowerCase().replace("ä", "a")}/${path}`;

const textOfEach = (textOf: (section: HomeSection) => string) =>
  Object.fromEntries(homeSections.map((section) => [section, textOf(section)])) as Record<HomeSection, string>;

/** The subscription's is with its plans. */
const { subscription: _withPlans, ...leads } = textOfEach(() => text);

/** Of these, every third has the longest text, or there'd be nothing else on a page. */
const titled = (index: number) => ({ title: name(index), text: index % 3 === 0 ? text : aLine });
const person = (index: number, pictures: readonly string[]): Person => ({
  name: `${name(index).slice(0, 76)} ${index + 1}`,
  title: name(index + 1),
  about: index % 3 === 0 ? text : aLine,
  isFounder: index % 5 === 2 || index === 0,
  ...(index % 2 === 0 && { picture: pictures[(index / 2) % pictures.length] }),
});

/** A team whose every list is full and whose longest texts are as long as may be. */
const heavyTeam = (pictures: readonly string[]) =>
  ({
    name: name(0),
    wordmark: "WWWWWWWWWWWW",
    tagline: name(1),
    intro: text,
    description: text,
    games: many(8, (index) => ({ name: `${name(index).slice(0, 77)} ${index}` })),
    location: name(0),
    contactEmail: `${"office".repeat(10)}@${"a".repeat(60)}.${"b".repeat(60)}.example`,
    disclaimer: text,
    hero: { prizeMoney: 1_000_000_000, yearsActive: 1_000_000 },
    programme: {
      isOn: true,
      name: name(0),
      invitation: name(1),
      lead: text,
      unit: { one: "W".repeat(20), many: "W".repeat(20) },
      ways: many(8, name),
      awards: many(12, (index) => ({ description: `${name(index).slice(0, 77)} ${index}`, amount: 1_000_000_000 })),
      delivery: name(0),
      deliveryTime: name(1),
    },
    socials: Object.keys(platformNames).map((platform) => ({ platform: platform as Platform, url: address(platform) })),
    home: {
      sections: [...homeSections],
      showsEmpty: false,
      countdown: "WWWWWWWWWWWW",
      headings: textOfEach((section) => name(homeSections.indexOf(section))),
      leads,
      labels: {
        team: shortLabel,
        years: shortLabel,
        prize: shortLabel,
        yearEnd: shortLabel,
        soFar: shortLabel,
        placements: shortLabel,
        total: shortLabel,
        ranking: shortLabel,
        earnings: shortLabel,
      },
    },
    sponsors: many(40, (index) => ({
      name: name(index),
      tier: name(Math.floor(index / 10)),
      url: address("sponsor"),
      text: aLine,
      ...(index % 2 === 0 && { logo: pictures[(index / 2) % pictures.length] }),
    })),
    notFound: { title: name(0), lead: text },
    subscription: {
      lead: text,
      plans: many(4, (index) => ({
        name: name(index),
        amount: 999_999_999.99,
        period: name(index + 1),
        saving: name(index),
        badge: name(index + 1),
      })),
      perks: many(8, titled),
      callToAction: name(0),
    },
    merch: many(8, (index) => ({
      name: name(index),
      description: index % 3 === 0 ? text : aLine,
      price: 999_999_999.99,
      storeUrl: address("shop"),
      ...(index % 2 === 0 ? { image: pictures[(index / 2) % pictures.length] } : { drawing: "jersey" as const }),
    })),
    about: {
      title: name(0),
      lead: text,
      headings: { story: name(0), crafts: name(1), leadership: name(2), values: name(3) },
      story: many(8, (index) => ({
        month: `20${10 + index}-09`,
        figure: "9999",
        counts: name(index),
        text: index % 3 === 0 ? text : aLine,
      })),
      crafts: many(8, (index) => ({ ...titled(index), mark: "WWWW" })),
      leadership: many(40, (index) => person(index, pictures)),
      values: many(8, titled),
    },
    management: {
      title: name(0),
      lead: text,
      headings: { chiefs: name(0), heads: name(1) },
      headsLead: text,
      chiefs: many(40, (index) => person(index, pictures)),
      heads: many(40, (index) => person(index, pictures)),
    },
    join: {
      title: name(0),
      lead: text,
      welcome: name(1),
      reviewTime: name(0),
      answers: name(1),
      moderator: { isOpen: true, text, points: many(12, name), opens: "2020-01-01", closes: "2999-12-31" },
      management: { isOpen: true, text, points: many(12, name), opens: "2999-11-30", closes: "2999-12-31" },
      roles: many(8, titled),
    },
    legal: {
      operator: name(0),
      address: text,
      details: aLine.slice(0, 80),
      law: name(0),
      minimumAge: 13,
      regulator: { name: name(0), address: text, phone: name(0), url: address("complaints") },
      acknowledgedWithinDays: 30,
      effective: "2026-01-01",
    },
    assistant: {
      isOn: true,
      greeting: text,
      reviewTime: name(0),
      sponsorship: text,
      events: text,
      streaming: text,
      questions: Array.from({ length: 20 }, (_, at) => ({ question: name(at), answer: text, otherWords: aLine })),
    },
  }) satisfies Partial<Team>;

/** Its facts, each by its path. */
export const heavyChanges = (pictures: readonly string[]) => Object.fromEntries(factsOf(heavyTeam(pictures)));

const factsOf = (facts: object, within = ""): [string, NonNullable<unknown>][] =>
  Object.entries(facts).flatMap(([name, value]) =>
    value instanceof Object && !Array.isArray(value) ? factsOf(value, `${within}${name}.`) : [[within + name, value]],
  );
