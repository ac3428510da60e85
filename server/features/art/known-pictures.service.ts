import { like, sql } from "drizzle-orm";
import { gateSeeds, pageSeeds } from "#contract/art/art.ts";
import { articlePicturePath, rewardPicturePath } from "#contract/art/words.ts";
import { peopleIn } from "#contract/team/people.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { rewardItems } from "#server/features/points/points.table.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import type { Topic } from "#server/topics.ts";
import { isCard, type Picture, pictureAt } from "./picture.format.ts";

/** A change to one of these topics may change which pictures the content has. */
const topics: readonly Topic[] = ["players", "videos", "news", "reward-items", "*"];
/** The most names of each kind; more than a site has. */
const mostNames = 10_000;

const addressInText = `(/art/[^/\\s]+/[^/\\s]+/[^/\\s()<>"']+[.]svg)`;

/** Which pictures belong to the site's content. Anyone can ask for others, under any number of names. */
export class KnownPictures {
  readonly #db: Database;
  readonly #team: () => Team;
  #fixed: { of: Team; names: ReadonlySet<string> } | undefined;
  #names: Promise<ReadonlySet<string>> | undefined;

  constructor(db: Database, team: () => Team) {
    this.#db = db;
    this.#team = team;
  }

  invalidate(topic: Topic) {
    if (topics.includes(topic)) this.#names = undefined;
  }

  /** Whether the content has the picture. While the database is away, only the names in the team's facts are known. */
  async has(picture: Picture): Promise<boolean> {
    const name = nameOf(picture);
    if (name === undefined || this.#fixedNames().has(name)) return true;
    this.#names ??= namesIn(this.#db);
    const names = this.#names;
    try {
      return (await names).has(name);
    } catch {
      if (this.#names === names) this.#names = undefined;
      return false;
    }
  }

  #fixedNames(): ReadonlySet<string> {
    const team = this.#team();
    if (this.#fixed?.of !== team) this.#fixed = { of: team, names: fixedNames(team) };
    return this.#fixed.names;
  }
}

/**
 * Returns what a picture is drawn from, whatever its colours and size; undefined for a card, which always belongs to the content.
 */
function nameOf(picture: Picture): string | undefined {
  if (isCard(picture)) return undefined;
  if (picture.kind === "terrain") return `terrain ${picture.seed}`;
  if (picture.kind === "word") return `word ${picture.text}${picture.seed ? `@${picture.seed}` : ""}`;
  return `portrait ${picture.gamertag}`;
}

const portraitName = (gamertag: string) => `portrait ${gamertag.toLowerCase()}`;
const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/** Names in the team's facts and on our own pages, and initials used where there is nothing else to show. */
function fixedNames(team: Team): ReadonlySet<string> {
  const { name, wordmark, about } = team;
  const people = peopleIn(team);
  return new Set([
    ...[name, wordmark, ...Object.values(pageSeeds), ...gateSeeds].map((seed) => `terrain ${seed}`),
    ...[...about.crafts.map(({ mark }) => mark), ...letters.map((letter) => letter.toUpperCase()), "!", "+", "1st"].map(
      (text) => `word ${text}`,
    ),
    ...people.map(({ name }) => portraitName(name)),
    ...[...letters, "@"].map(portraitName),
  ]);
}

async function namesIn(db: Database): Promise<ReadonlySet<string>> {
  const [tags, clips, articles, rewards] = [
    await db.select({ gamertag: players.gamertag }).from(players).limit(mostNames),
    await db.select({ id: videos.videoId }).from(videos).limit(mostNames),
    await db.select({ title: news.title, category: news.category }).from(news).limit(mostNames),
    await db.select({ name: rewardItems.name }).from(rewardItems).limit(mostNames),
  ];
  return new Set([
    ...tags.map(({ gamertag }) => portraitName(gamertag)),
    ...clips.map(({ id }) => `terrain ${id}`),
    ...articles.flatMap(({ title, category }) => nameAt(articlePicturePath("news-lede", title, category))),
    ...rewards.flatMap(({ name }) => nameAt(rewardPicturePath(name))),
    ...(await chosenPictures(db)),
    ...(await picturesInTexts(db)),
  ]);
}

/** Lists generated pictures that staff chose by their address. */
async function chosenPictures(db: Database): Promise<string[]> {
  const chosen = [];
  for (const { imageUrl, table } of [
    { imageUrl: players.imageUrl, table: players },
    { imageUrl: news.imageUrl, table: news },
    { imageUrl: rewardItems.imageUrl, table: rewardItems },
  ])
    chosen.push(...(await db.select({ imageUrl }).from(table).where(like(imageUrl, "/art/%")).limit(mostNames)));
  return chosen.flatMap(({ imageUrl }) => (imageUrl === null ? [] : nameAt(imageUrl)));
}

/** Lists generated pictures that articles name in their text. */
async function picturesInTexts(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select distinct found[1] as address
    from ${news}, regexp_matches(${news.content}, ${addressInText}, 'g') as found
    where strpos(${news.content}, '/art/') > 0 limit ${mostNames}`);
  return rows.flatMap(({ address }) => nameAt(address));
}

function nameAt(address: string): string[] {
  const picture = pictureAt(address);
  const name = picture && nameOf(picture);
  return name === undefined ? [] : [name];
}
