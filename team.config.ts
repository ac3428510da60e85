import type { Team } from "#contract/team.ts";

/** Your team. Every name, text, price and address of the site that is yours stands here; it is checked at start. */
export const team: Team = {
  name: "Flawless",
  wordmark: "FLAWLESS",
  tagline: "Height wins.",
  intro:
    "A competitive Fortnite team from England. A hundred land, the ground shrinks, and the last fight goes to whoever is standing above it.",
  description:
    "Flawless is a competitive Fortnite team from England: roster, tournament victories, videos, news and a community with its own points programme.",
  sport: "Fortnite",
  location: "England",
  founded: "2022-07",
  timeZone: "Europe/London",
  contactEmail: "hello@flawless.example",
  isDemonstration: true,
  disclaimer: "Not affiliated with Epic Games.",
  hero: { prizeMoney: "$25K", yearsActive: 3 },
  programme: { name: "Flawless Points", invitation: "Earn Flawless Points" },
  socials: {
    twitter: "https://twitter.example/flawless_demo",
    tiktok: "https://tiktok.example/flawless_demo",
    youtube: "https://youtube.example/flawless_demo",
    discord: "https://discord.example/flawless_demo",
    twitch: "https://twitch.example/flawless_demo",
  },
  videosUrl: "https://youtube.example/flawless_demo/videos",
  sections: {
    team: "Ranked by power ranking, lowest to highest. The taller the portrait, the higher the player.",
    contact: "Ninety-nine have gone. It is just you and us now, so say what you came to say.",
  },
  subscription: {
    lead: "Back the team for the price of a meal deal. You buy it in our Discord; nothing is charged on this site.",
    plans: [
      { name: "Monthly", price: "$5", per: "per month" },
      { name: "3 months", price: "$12", per: "per 3 months", saving: "Save $3.", badge: "BEST VALUE" },
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
      description: "The 2025 shirt. The hem climbs one in five, the contours are the hill behind our name.",
      storeUrl: "https://store.example/flawless_demo/jersey-kit",
      image: "jersey",
    },
    {
      name: "Sleeve",
      description: "Compression sleeve for the mouse arm.",
      storeUrl: "https://store.example/flawless_demo/sleeve",
      image: "sleeve",
    },
  ],
  playerPictures: {},
  about: {
    lead: "We play for the high ground, and we keep a seat up there for people who want to climb.",
    story: [
      "Flawless began in July 2022 with two friends, one duo queue and a spreadsheet of every fight they had lost. The pattern was always the same: they had been standing lower.",
      "The spreadsheet became a practice plan, the plan became a trio, and the trio became a team that has placed in opens, finals and one cold Pennine weekend that nobody here will stop talking about.",
      "Today we are players, creators and the people who put both on a screen. We still start every review with the same question: who was higher?",
    ],
    groups: [
      { title: "Competitive Players", text: "Solos, duos and trios on the European servers, coached, reviewed and entered as one squad." },
      { title: "Content Creators", text: "Guides, match films and streams that show the whole climb, lost fights included." },
      { title: "Production Team", text: "Editors, designers and observers who make a Sunday qualifier look like a final." },
    ],
    leadership: [
      { name: "Ida Sample", title: "Founder", about: "Wrote the spreadsheet. Still keeps it.", isFounder: true },
      { name: "Owen Example", title: "Competitive lead", about: "Picks the line-ups and the drop spots." },
      { name: "Priya Placeholder", title: "Head coach", about: "Turns lost fights into Tuesday's practice." },
      { name: "Tom Sample", title: "Content lead", about: "Decides what goes out, and when it is good enough." },
      { name: "Mara Example", title: "Community lead", about: "Knows everyone in the Discord by name." },
      { name: "Lewis Placeholder", title: "Operations", about: "Entries, travel, kit, invoices, biscuits." },
    ],
    values: [
      { title: "Take height early", text: "Prepare before the fight starts. Late effort is expensive." },
      { title: "Say it straight", text: "Reviews are about decisions, never about people." },
      { title: "Bring someone up", text: "Whoever learns a thing teaches it within the week." },
      { title: "Leave it clean", text: "No cheating, no tilting at team-mates, no rubbish left in the lobby." },
    ],
  },
  management: {
    lead: "Six chiefs run the areas, two heads of management keep them moving in one direction.",
    chiefs: [
      { name: "Ida Sample", title: "Chief of the team", about: "Has the last word, and uses it rarely.", isFounder: true },
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
    lead: "Two posts are filled through this site. Everything else starts in our Discord.",
    reviewTime: "3-7 days",
    moderator: {
      text: "Keep the Discord a place people want to come back to.",
      points: ["13 or older", "One application per person", "An answer in 3-7 days"],
    },
    management: {
      text: "Run a part of the team: community, business or the server itself.",
      points: ["Choose your fields", "Reviewed by the heads of management", "An answer in 3-7 days"],
    },
    roles: [
      { title: "Competitive Player", text: "Send your tracker and two recent games." },
      { title: "Coach", text: "Send one review you have given." },
      { title: "GFX/VFX Designer", text: "Send three pieces you like." },
      { title: "Content Creator", text: "Send your channel and one idea." },
    ],
  },
  assistant: {
    greeting: "Ask about players, results, applying or sponsors.",
    reviewTime: "about 1 to 2 weeks",
    sponsorship:
      "We are open to sponsors and partners: shirt, streams, videos and events. Choose Sponsorship in the contact form and say what you have in mind.",
    events: "Matches, scrims and practice stand in the team calendar, which opens with an account. The big ones are in the news.",
    streaming: "Matches go out live on Twitch, and the films of them are on YouTube.",
  },
  brand: { accent: "#f59e0b", accentPressed: "#c97f04", ground: "#0a1210", paper: "#ece7d6" },
};
