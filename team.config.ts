import type { Team } from "#contract/team.ts";

/** Everything on the site that's specific to your team: names, text, prices, addresses. It's validated on startup. */
export const team: Team = {
  name: "Flawless",
  wordmark: "FLAWLESS",
  tagline: "Height wins.",
  intro:
    "A competitive Fortnite team from England. A hundred land, the ground shrinks, and the last fight goes to the one standing highest.",
  description:
    "Flawless is a competitive Fortnite team from England: roster, tournament victories, videos, news and a community with its own points programme.",
  games: [{ name: "Fortnite" }],
  location: "England",
  founded: "2022-07",
  timeZone: "Europe/London",
  locale: "en-GB",
  weekStart: "Sunday",
  currency: "USD",
  contactEmail: "hello@flawless.example",
  isDemonstration: true,
  disclaimer: "We’re not affiliated with Epic Games.",
  hero: { prizeMoney: 25_000, yearsActive: 3 },
  programme: { name: "Flawless Points", invitation: "Earn Flawless Points" },
  socials: [
    { platform: "twitter", url: "https://twitter.example/flawless_demo" },
    { platform: "tiktok", url: "https://tiktok.example/flawless_demo" },
    { platform: "youtube", url: "https://youtube.example/flawless_demo" },
    { platform: "discord", url: "https://discord.example/flawless_demo" },
    { platform: "twitch", url: "https://twitch.example/flawless_demo" },
  ],
  videosUrl: "https://youtube.example/flawless_demo/videos",
  sections: {
    team: "In order of power ranking, lowest first. The highest stands in amber.",
    contact: "Ninety-nine are gone. It’s just you and us now, so say what you came to say.",
  },
  subscription: {
    lead: "Back the team for the price of a meal deal. You buy it in our Discord; nothing is charged on this site.",
    plans: [
      { name: "Monthly", amount: 5, period: "per month" },
      { name: "3 months", amount: 12, period: "per 3 months", saving: "Save $3.", badge: "BEST VALUE" },
    ],
    perks: [
      { title: "$2 credit", text: "every month, to spend on merchandise" },
      { title: "Merch discounts", text: "on the jersey and the sleeve" },
      { title: "VIP", text: "role in the Discord" },
      { title: "Subscriber", text: "role, and the channels behind it" },
      { title: "Custom role", text: "your name, your colour" },
    ],
    callToAction: "Subscribe on Discord",
  },
  merch: [
    {
      name: "Jersey kit",
      description: "The 2025 shirt. The hem climbs one in five, and the contours are the hill behind our name.",
      storeUrl: "https://store.example/flawless_demo/jersey-kit",
      drawing: "jersey",
    },
    {
      name: "Sleeve",
      description: "A compression sleeve for your mouse arm.",
      storeUrl: "https://store.example/flawless_demo/sleeve",
      drawing: "sleeve",
    },
  ],
  playerPictures: {},
  about: {
    title: "We kept losing from below.",
    lead: "So now we play for the high ground, and keep a seat up there for people who want to climb.",
    story: [
      {
        month: "2022-07",
        figure: "2",
        counts: "friends",
        text: "One duo queue, and a spreadsheet of every fight they’d lost. The pattern was always the same: they’d been standing lower.",
      },
      {
        month: "2022-12",
        figure: "3",
        counts: "in the queue",
        text: "The spreadsheet became a practice plan, and the plan an entry: 37th in an open qualifier. It paid $400. The $400 paid for a coach.",
      },
      {
        month: "2024-11",
        figure: "6",
        counts: "on the roster",
        text: "The first win: the Demo Cup, on the last game, by a single placement point. Nobody has offered to give it back.",
      },
      {
        month: "2025-11",
        figure: "14",
        counts: "of us",
        text: "Players, creators and the people who put both on a screen. One cold Pennine weekend later, every review still starts with the same question: who was higher?",
      },
    ],
    crafts: [
      {
        title: "Competitive Players",
        mark: "WIN",
        text: "Solos, duos and trios on the European servers: coached, reviewed and entered as one squad.",
      },
      {
        title: "Content Creators",
        mark: "AIR",
        text: "Guides, match films and streams that show the whole climb, lost fights included.",
      },
      {
        title: "Production Team",
        mark: "CUT",
        text: "Editors, designers and observers who make a Sunday qualifier look like a final.",
      },
    ],
    leadership: [
      { name: "Ida Sample", title: "Founder", about: "Wrote the spreadsheet. Still keeps it.", isFounder: true },
      { name: "Owen Example", title: "Chief of competition", about: "Picks the line-ups and the drop spots." },
      { name: "Tom Sample", title: "Chief of content", about: "Decides what goes out, and when it’s good enough." },
      { name: "Mara Example", title: "Chief of community", about: "Knows everyone in the Discord by name." },
      { name: "Noor Placeholder", title: "Chief of design", about: "Draws the mark, the shirt and the maps." },
      { name: "Lewis Placeholder", title: "Chief of operations", about: "Entries, travel, kit, invoices, biscuits." },
    ],
    values: [
      { title: "Take height early", text: "Prepare before the fight starts. Late effort is expensive." },
      { title: "Say it straight", text: "Reviews are about decisions, never about people." },
      { title: "Bring someone up", text: "Learn something, then teach it within the week." },
      { title: "Leave it clean", text: "No cheating, no tilting at team-mates, no rubbish left in the lobby." },
    ],
  },
  management: {
    title: "Who runs what",
    lead: "Six chiefs each run an area. Two heads of management make sure the six work together.",
    chiefs: [
      {
        name: "Ida Sample",
        title: "Chief of the team",
        about: "Has the last word, and uses it rarely.",
        isFounder: true,
      },
      { name: "Owen Example", title: "Chief of competition", about: "Tournaments, line-ups, practice." },
      { name: "Tom Sample", title: "Chief of content", about: "Videos, streams, everything published." },
      { name: "Mara Example", title: "Chief of community", about: "The Discord and everyone in it." },
      { name: "Noor Placeholder", title: "Chief of design", about: "How the team looks, down to the hem." },
      { name: "Lewis Placeholder", title: "Chief of operations", about: "Money, kit and deadlines." },
    ],
    heads: [
      { name: "Grace Example", title: "Head of Management", about: "Applications, staff, rotas." },
      { name: "Jonah Sample", title: "Head of Management", about: "Partners, events, paperwork." },
    ],
  },
  join: {
    title: "Room at the top",
    lead: "Two roles are open to anyone with an account. Everything else starts with a conversation in our Discord.",
    reviewTime: "3-7 days",
    moderator: {
      text: "Keep the Discord worth reading. Evenings matter more than experience.",
      points: ["You’re 13 or older", "One application per person", "Joke or incomplete applications are rejected"],
    },
    management: {
      text: "Run part of the club, and answer for it.",
      points: ["Community Management", "Business Management", "Server Management", "General Management", "Others"],
    },
    roles: [
      { title: "Competitive Player", text: "Bring your tracker and a tape of your worst endgame." },
      { title: "Coach", text: "Tell us what you’d change about our last ten games." },
      { title: "GFX/VFX Designer", text: "Three pieces. At least one that moves." },
      { title: "Content Creator", text: "A channel we can watch tonight." },
    ],
  },
  legal: {
    operator: "Flawless Example Ltd",
    address: "1 Example Street, Sampleton, England",
    law: "England and Wales",
    minimumAge: 13,
    regulator: {
      name: "Information Commissioner’s Office",
      address: "Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF",
      phone: "0303 123 1113",
      url: "https://ico.org.uk/make-a-complaint/",
    },
    acknowledgedWithinDays: 30,
    effective: "2026-11-01",
  },
  assistant: {
    greeting: "Ask about players, results, applying or sponsors.",
    reviewTime: "about 1 to 2 weeks",
    sponsorship:
      "We’re open to sponsors and partners: shirt, streams, videos and events. Choose Sponsorship in the contact form and say what you have in mind.",
    events:
      "Matches, scrims and practice are in the team calendar, which you can see with an account. The big ones make the news.",
    streaming: "Matches are live on Twitch, and the videos are on YouTube.",
  },
  brand: { accent: "#f59e0b", accentPressed: "#c97f04", ground: "#0a1210", paper: "#ece7d6" },
};
