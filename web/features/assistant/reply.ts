import type { Player } from "#contract/players/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Answer, Sources } from "./answer.ts";
import { answerEvents, answerMerchandise, answerPlayers, answerTournaments } from "./live-answers.ts";
import * as about from "./team-answers.ts";
import type { TopicId } from "./topics.ts";
import type { Person } from "./understand.ts";
import { understand } from "./understand.ts";

/** The answer to each topic, about one person if the question names one. */
const answers: Record<Exclude<TopicId, number>, (sources: Sources, person?: string) => Answer | Promise<Answer>> = {
  players: answerPlayers,
  tournaments: answerTournaments,
  leadership: ({ team }, person) => about.answerLeadership(team, person),
  applying: ({ team }) => about.answerApplying(team),
  contact: ({ team }) => about.answerContact(team),
  merchandise: answerMerchandise,
  sponsorship: ({ team }) => about.answerSponsorship(team),
  accounts: ({ team }) => about.answerAccounts(team),
  events: answerEvents,
  streaming: ({ team }) => about.answerStreaming(team),
};

const unmatched: Answer = {
  says: ["I only know about the team. Try asking another way, or pick one of these:"],
  links: [],
  offersTopics: true,
};

/** Answers to greetings and thanks. */
const smallTalk: [RegExp, string][] = [
  [/^(hi+|hey+|hello|good \w+)( \w+)?\W*$/i, "Hello! What would you like to know?"],
  [/^(ok )?(thanks|thank you|thx|cheers)\b[^?]{0,15}$/i, "You’re welcome. Anything else?"],
];

/** Answers a question in anyone's words. */
export async function reply(question: string, sources: Sources): Promise<Answer> {
  const said = smallTalk.find(([pattern]) => pattern.test(question.trim()))?.[1];
  if (said) return { ...unmatched, says: [said] };
  const roster = await sources.roster().catch(() => []); // without it, only players' names aren't recognised
  const understood = understand(question, sources.team, peopleOf(roster, sources.team));
  if (!understood) return unmatched;
  if (understood.topic === "accounts") return about.answerAccounts(sources.team, question);
  return replyOn(understood.topic, sources, understood.person?.names[0]);
}

/** Answers on a topic, about one person if one is named. */
export async function replyOn(topic: TopicId, sources: Sources, person?: string): Promise<Answer> {
  if (typeof topic === "string") return answers[topic](sources, person);
  const own = sources.team.assistant.questions[topic];
  return own ? { says: own.answer.split(/\s*\n\s*/), links: [] } : unmatched;
}

const peopleOf = (roster: Player[], team: Team): Person[] => [
  ...roster.map(({ gamertag, realName }): Person => ({ names: [gamertag, realName], topic: "players" })),
  ...about.leadersOf(team).map((name): Person => ({ names: [name], topic: "leadership" })),
];
