import { team } from "#web/team.ts";
import { type TopicId, topics } from "./topics.ts";
import { stemOf, stemsOf, wordsOf } from "./word-stems.ts";

/** Words that say nothing about the topic, and words that only resemble ours. */
const everyday = `
  a an the this that these those some any all every each other another no not yes ok okay
  i im ive id me my mine you your yours u ur ya yall he she him her his it its we us our they them their
  am is are was were be been being do does did doing done have has had having can could will would shall should may
  might must
  cant dont doesnt didnt isnt wont couldnt wouldnt
  who what when where which why how whose
  to of for in on at by with without from into onto over under up down out off about after before again as than then
  there here and or but if so because while
  please pls plz hi hey hello thanks thank thx lol mate bro guys guy folks just really very too also only even ever never
  still yet already now right maybe
  tell show give list find know see look looking want wanna like love get got getting go going gonna let put take
  more most much many lot little few bit one two three thing things stuff way sort kind someone anyone everyone
  everything anything something
  detail details info information link page site website possible able currently exactly far
  contract short shit steam prayer complete comment special certain contain against hard back send project connect
  continue string install
`;

/** Other topics. A question with one of these words is hardly about the team. */
const elsewhere = `
  weather rain snow forecast temperature pizza recipe cook bake president government election minister
  bitcoin crypto football soccer basketball cricket tennis rugby car phone flight hotel microsoft apple amazon tesla netflix
  poem song joke homework doctor headache planet moon god
  ip wifi windows dinner breakfast movie book war einstein sky light divided square root plus minus
  capital language translate robot chatgpt gun bucks aim invent king queen arsenal chelsea nba nfl instructions
`;

export type Hint = { topic: TopicId; weight: number };

/** Weights, tuned together with the table of test questions. */
const certain = 5;
const phrase = 5;
const likely = 3;
const hint = 2;

/** The topics that single words point to. A phrase written as one word counts as a certain word. */
export const hintsOfWord = new Map<string, Hint[]>();
/** The topics that consecutive words point to. */
export const phrases: (Hint & { words: string[] })[] = [];

for (const { id: topic, ...said } of topics) {
  const weights = new Map<string, number>();
  for (const word of stemsOf(said.hints)) weights.set(word, hint);
  for (const word of stemsOf(said.likely)) weights.set(word, likely);
  for (const word of stemsOf(said.certain)) weights.set(word, certain);
  for (const text of said.phrases.split(",")) {
    phrases.push({ topic, weight: phrase, words: stemsOf(text) });
    weights.set(stemOf(wordsOf(text).join("")), certain);
  }
  for (const [word, weight] of weights) hintsOfWord.set(word, [...(hintsOfWord.get(word) ?? []), { topic, weight }]);
}

export const everydayWords = new Set(stemsOf(`${everyday} ${team.sport}`));
/** Words of the team's own sport never count as another topic. */
export const wordsFromElsewhere = new Set(stemsOf(elsewhere).filter((word) => !everydayWords.has(word)));

/** Words that need no correction. */
export const knownWords = new Set([...hintsOfWord.keys(), ...everydayWords, ...wordsFromElsewhere]);
