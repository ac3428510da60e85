import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import type { players } from "./players.table.ts";

const on = (platform: string, name: string) => `https://${platform}.example/${name}`;

/** Invented people: tags end in _demo, names say that they are placeholders. */
const roster: Omit<typeof players.$inferInsert, "id">[] = [
  {
    gamertag: "Tarn9_demo",
    realName: "Jo Placeholder",
    role: "Analyst",
    powerRanking: null,
    earnings: 0,
    specialty: "Zone reads and drop maps.",
    bio: "Draws the loot path before the bus leaves.",
    twitterUrl: on("twitter", "tarn9_demo"),
    youtubeUrl: on("youtube", "tarn9_demo"),
  },
  {
    gamertag: "BeckRun_demo",
    realName: "Robin Example",
    role: "Coach",
    powerRanking: 2310,
    earnings: 900,
    specialty: "Endgame review.",
    bio: "Stops the tape on the one rotate you got wrong.",
    twitterUrl: on("twitter", "beckrun_demo"),
  },
  {
    gamertag: "Moorlock_demo",
    realName: "Alex Sample",
    role: "Content Creator",
    powerRanking: 3875,
    earnings: 1450,
    specialty: "Live coaching, clips.",
    bio: "Streams every scrim, including the bad ones.",
    twitchUrl: on("twitch", "moorlock_demo"),
    youtubeUrl: on("youtube", "moorlock_demo"),
  },
  {
    gamertag: "Kestrl_demo",
    realName: "Charlie Mockup",
    role: "Competitive Player",
    powerRanking: 6940,
    earnings: 3200,
    specialty: "Early fights.",
    bio: "First off the bus, first to the ridge.",
    twitterUrl: on("twitter", "kestrl_demo"),
    twitchUrl: on("twitch", "kestrl_demo"),
  },
  {
    gamertag: "Gritst1_demo",
    realName: "Frankie Testcase",
    role: "Pro Player",
    powerRanking: 9120,
    earnings: 6850,
    specialty: "Layered rotates.",
    bio: "Arrives in the last circle with full materials.",
    twitterUrl: on("twitter", "gritst1_demo"),
    twitchUrl: on("twitch", "gritst1_demo"),
    youtubeUrl: on("youtube", "gritst1_demo"),
  },
  {
    gamertag: "Scarp_demo",
    realName: "Sam Specimen",
    role: "Pro Player",
    powerRanking: 12_480,
    earnings: 11_400,
    specialty: "High ground retakes.",
    bio: "Takes height late and doesn’t give it back.",
    twitterUrl: on("twitter", "scarp_demo"),
    twitchUrl: on("twitch", "scarp_demo"),
    youtubeUrl: on("youtube", "scarp_demo"),
  },
];

export const demoPlayers = roster.map((player, index) => ({ id: demoId("players", index + 1), ...player }));
