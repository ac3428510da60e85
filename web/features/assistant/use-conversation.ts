import { useEffect, useState } from "react";
import type { Answer, Sources } from "./answers/answer.ts";
import { reply, replyOn } from "./answers/reply.ts";
import { keepConversation, keptConversation } from "./kept-conversation.ts";
import type { Topic } from "./understanding/topics.ts";
import { longestQuestion } from "./understanding/understand.ts";

const mostExchanges = 50;

/** The questions and answers of this tab, which aren't stored anywhere else. */
export function useConversation(sources: Sources) {
  const [exchanges, setExchanges] = useState(() => keptConversation().exchanges);
  useEffect(() => keepConversation({ exchanges: exchanges.filter(({ answer }) => answer) }), [exchanges]);

  async function show(question: string, answering: Promise<Answer>) {
    const asked = { id: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, question };
    setExchanges((earlier) => [...earlier, asked].slice(-mostExchanges));
    const answer = await answering;
    setExchanges((all) => all.map((one) => (one.id === asked.id ? { ...asked, answer } : one)));
  }

  return {
    exchanges,
    ask: (question: string) => show(shortened(question), reply(question, sources)),
    pick: ({ id, label }: Pick<Topic, "id" | "label">) => show(label, replyOn(id, sources)),
  };
}

const shortened = (question: string) =>
  question.length > longestQuestion ? `${question.slice(0, longestQuestion)}…` : question;
