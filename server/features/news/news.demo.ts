import type { NewsCategory } from "#contract/news/constants.ts";
import { readTimeOf, wordCountOf } from "#contract/news/read-time.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";

type Story = {
  title: string;
  excerpt: string;
  category: NewsCategory;
  publishedOn: string;
  tags: string[];
  views: number;
  featured?: boolean;
  content: string;
};

const stories: Story[] = [
  {
    title: "Two wins in six: the Pennine final, game by game",
    excerpt:
      "Height from the fourth zone, five times out of six. What went right, and the one rotate that nearly cost it.",
    category: "match-recap",
    publishedOn: "2025-11-10",
    tags: ["pennine", "recap", "trios", "height", "endgame"],
    views: 1284,
    featured: true,
    content: `Game one was patience. Scarp_demo landed two ridges off the expected drop, let the first storm do the arguing, and walked into the second circle with full materials and nobody behind.

## The lesson

Game four was the lesson. We rotated late, through a valley, and a lobby that had watched us win twice was waiting on both sides of it. Fourteenth. The tape is on the team channel, and the coach hasn’t stopped playing it.

## The last hill

Game six needed a top three. It got a first: one in five up the last hill, a single retake, and sixty seconds of not giving it back.

| Game | Place | Height from zone four |
| --- | --- | --- |
| 1 | 1 | yes |
| 2 | 6 | yes |
| 3 | 9 | yes |
| 4 | 14 | no |
| 5 | 4 | yes |
| 6 | 1 | yes |

> We didn’t play faster than them. We were standing in the right place earlier.

The next open starts in December, and practice is already back on Tuesdays.`,
  },
  {
    title: "Solo Series returns on Friday",
    excerpt: "Three of our six drop in Heat A. Lobby times are in the team calendar.",
    category: "upcoming",
    publishedOn: "2025-11-09",
    tags: ["solos", "heat-a"],
    views: 412,
    content: `The Solo Series is back, and three of our six are in **Heat A**: Scarp_demo, Gritst1_demo and Kestrl_demo.

- Doors open at 18:00, first bus at 18:30
- Ten games, best eight count
- Moorlock_demo streams from the coach’s seat

Lobby times are in the team calendar. Bring your own biscuits.`,
  },
  {
    title: "Gritst1_demo signs for another year",
    excerpt: "Twelve more months of layered rotates.",
    category: "roster-update",
    publishedOn: "2025-11-04",
    tags: ["roster"],
    views: 655,
    content: `Gritst1_demo stays. The contract was signed on a Tuesday, between two scrims, on the back of a drop map.

“I like being early to the last circle,” said our quietest player, and went back to being early to the last circle.`,
  },
  {
    title: "Albion Duos Open: the draw",
    excerpt: "Two pairs entered, one lobby between them.",
    category: "tournament",
    publishedOn: "2025-10-28",
    tags: ["duos", "draw", "albion", "bracket", "pairs"],
    views: 298,
    content: `The draw for the Albion Duos Open has put both of our pairs in the same lobby for round one.

1. Scarp_demo and Gritst1_demo land on the north ridge
2. Kestrl_demo and Moorlock_demo take the coast

They’ve agreed not to meet before the fourth zone. Nobody believes them.`,
  },
  {
    title: "Points now count in scrims",
    excerpt: "Show up, play clean, collect.",
    category: "announcement",
    publishedOn: "2025-10-19",
    tags: ["points"],
    views: 733,
    content: `From this week, members who play our community scrims earn points for it: turn up, play clean, collect.

The awards are the same as in tournaments. Your balance and the rewards are on the points page.`,
  },
  {
    title: "How a drop map is made",
    excerpt: "Three colours, two hours, one argument. Tarn9_demo shows the desk where every game starts.",
    category: "team-update",
    publishedOn: "2025-10-06",
    tags: ["analysis", "maps"],
    views: 187,
    content: `Every game we play starts on a desk in Lancashire, with three pens.

Green is where the loot is. Red is where the fights are. Black is the way out, and black is drawn first.

When the season changes the coast, the whole map goes in the bin. ~~Old habits~~ Old ink costs places.`,
  },
  {
    title: "A shirt with a hill in it",
    excerpt: "The 2025 jersey is a map of the climb behind our name. Here’s how to read it.",
    category: "general",
    publishedOn: "2025-09-21",
    tags: ["jersey", "merch", "design"],
    views: 521,
    content: `The hem climbs one in five, which is the slope of a ramp, which is the slope of every letter in our name.

The contours are real in the sense that they agree with each other. You could walk them, if they were anywhere.`,
  },
];

/** Written and published at the same moment, and not changed since. */
const datedAll = (moment: Date) => ({ createdAt: moment, publishedAt: moment, updatedAt: moment });

export const demoNews = stories.map(({ publishedOn, ...story }, index) => ({
  ...datedAll(new Date(`${publishedOn}T09:00:00Z`)),
  id: demoId("news", index + 1),
  ...story,
  status: "published" as const,
  readTime: readTimeOf(wordCountOf(story.content)),
}));
