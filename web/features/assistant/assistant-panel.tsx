import { X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import type { Answer, Sources } from "./answer.ts";
import { ChatMessage, type SectionLink } from "./chat-message.tsx";
import { keepConversation, keptConversation } from "./kept-conversation.ts";
import { reply, replyOn } from "./reply.ts";
import type { Offered } from "./topics.ts";
import { longestQuestion } from "./understand.ts";
import "#web/ui/fields/field.css";
import "./assistant-panel.css";

const quickTopics: Offered[] = [
  { id: "players", label: "Players" },
  { id: "tournaments", label: "Wins" },
  { id: "contact", label: "Contact" },
];

export type AssistantPanelProps = { isOpen: boolean; sources: Sources; SectionLink: SectionLink; onClose: () => void };

/** The conversation. Not modal, so that the page beside it stays usable, and kept open while pages change. */
export function AssistantPanel({ isOpen, sources, SectionLink, onClose }: AssistantPanelProps) {
  const { exchanges, ask, pick } = useConversation(sources);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen) input.current?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const clearTheWay = ({ target }: Event) => leavesPanel(target) && closeFor(onClose);
    document.addEventListener("click", clearTheWay, { capture: true });
    return () => document.removeEventListener("click", clearTheWay, { capture: true });
  }, [isOpen, onClose]);

  useEffect(() => {
    const newest = log.current?.lastElementChild;
    if (exchanges.length > 0 && newest instanceof HTMLElement) log.current?.scrollTo({ top: newest.offsetTop });
  }, [exchanges]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = input.current?.value.trim();
    if (!question) return;
    event.currentTarget.reset();
    void ask(question);
  }

  const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
  const surroundings = { SectionLink, onPick: pick };

  return (
    <div
      className="assistant"
      id="assistant"
      role="dialog"
      aria-modal="false"
      aria-label="Team assistant"
      hidden={!isOpen}
      onKeyDown={closeOnEscape}
    >
      <div className="assistant__head">
        <h2>Team assistant</h2>
        <button type="button" className="assistant__close" aria-label="Close" onClick={onClose}>
          <X className="icon" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <div className="assistant__log" role="log" aria-live="polite" aria-label="Conversation" tabIndex={0} ref={log}>
        <div className="assistant__says">
          <p>{sources.team.assistant.greeting}</p>
        </div>
        {exchanges.map((exchange) => (
          <div className="assistant__exchange" key={exchange.id}>
            <ChatMessage {...exchange} {...surroundings} />
          </div>
        ))}
      </div>
      <div className="assistant__q">
        {quickTopics.map((topic) => (
          <Button key={topic.id} small variant="secondary" onClick={() => void pick(topic)}>
            {topic.label}
          </Button>
        ))}
      </div>
      <form className="assistant__inner" onSubmit={handleSubmit}>
        <label className="visually-hidden" htmlFor="assistant-question">
          Your question
        </label>
        <input
          className="input"
          id="assistant-question"
          placeholder="Your question"
          autoComplete="off"
          enterKeyHint="send"
          ref={input}
        />
        <Button small type="submit">
          Ask
        </Button>
      </form>
    </div>
  );
}

/** On a phone, the panel covers the page, so a press on the page or on a link closes it. */
const leavesPanel = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest("a") || !target.closest("#assistant")) &&
  matchMedia("(width < 48em)").matches;

/** Closes the panel before the press acts, and leaves the focus where the press has put it. */
function closeFor(close: () => void) {
  const { activeElement } = document;
  close();
  if (activeElement instanceof HTMLElement && !activeElement.closest("#assistant")) activeElement.focus();
}

const mostExchanges = 50;

/** The questions and answers of this tab, which aren't stored anywhere else. */
function useConversation(sources: Sources) {
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
    pick: ({ id, label }: Offered) => show(label, replyOn(id, sources)),
  };
}

const shortened = (question: string) =>
  question.length > longestQuestion ? `${question.slice(0, longestQuestion)}…` : question;
