import type { CreateAchievementRequest } from "#contract/achievements/admin/forms.ts";

const tournaments = [
  "Pennine Trios Invitational presented by the Upper Sample-on-the-Wold Chamber of Commerce, Grand Final of the Second Split, Europe and Middle East Region",
  "Solo Series Europe",
  "Albion Duos Open",
  "Continental Championship Series: Last Chance Qualifier",
  "Console Cash Cup",
  "World Invitational",
  "Donaudampfschifffahrtsgesellschaftskapitänspokal",
  "Charity Cup for the Lifeboats",
];
const prizes = ["$12,000,000", "Winner", "$1,250,000.50", "", "$40", "Qualified for the World Invitational", "$7,500"];
const positions = [1, 2, 3, 14, 1, 100, 48_213, 5, 9];
const reports = [
  "Height from the fourth zone, five times out of six.",
  "",
  "Four of our six drew the same heat, so that two of them met in the last circle. Both say that the other one should have rotated; the recording says that nobody should have. What counts is the place, and that the bus to the station was still running when the last game ended.",
  "Played from a hotel lobby after the venue lost its connection.",
];

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const dayMs = 86_400_000;
const first = Date.parse("2022-09-04");

/** What is known of every other one. */
const details = {
  lastPosition: null,
  event: "Continental Championship Series presented by the Upper Sample-on-the-Wold Chamber of Commerce",
  organiser: "The League of Leagues of Northern and Eastern Sampleshire",
  mode: "Trios",
  region: "Europe and Middle East",
  sourceUrl: "https://results.example/a-very-long-address-of-a-table-of-results",
  articleUrl: "https://news.example/article",
  videoUrl: "https://video.example/recording",
};

/** Four hundred results over more than three years. */
const results = 400;
const daysBetween = 3;

export const heavyResults: CreateAchievementRequest[] = Array.from({ length: results }, (_, index) => ({
  title: [tournaments[index % tournaments.length], index % 3 === 0 ? `Week ${index + 1}` : ""]
    .join(" ")
    .trim()
    .slice(0, 160),
  description: reports[index % reports.length],
  position: positions[index % positions.length] ?? 1,
  prize: prizes[index % prizes.length],
  date: isoDay(first + index * daysBetween * dayMs),
  ...(index % 2 === 0 && { ...details, startedOn: isoDay(first + (index * daysBetween - 2) * dayMs) }),
}));
