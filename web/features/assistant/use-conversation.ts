import { useState } from "react";
import type { Answer, Sources } from "./answer.ts";
import { reply, replyOn } from "./reply.ts";
import type { Topic } from "./topics.ts";
import { longestQuestion } from "./understand.ts";

export type Exchange = { id: number; question: string; answer?: Answer };

const mostExchanges = 50;

/** What was asked and answered since the page was loaded. It is kept nowhere else. */
export function useConversation(sources: Sources) {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);

  async function show(question: string, answering: Promise<Answer>) {
    const id = nextId();
    setExchanges((earlier) => [...earlier, { id, question }].slice(-mostExchanges));
    const answer = await answering;
    setExchanges((all) => all.map((one) => (one.id === id ? { ...one, answer } : one)));
  }

  return {
    exchanges,
    ask: (question: string) => show(shortened(question), reply(question, sources)),
    pick: ({ id, label }: Pick<Topic, "id" | "label">) => show(label, replyOn(id, sources)),
  };
}

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};

const shortened = (question: string) =>
  question.length > longestQuestion ? `${question.slice(0, longestQuestion)}…` : question;
