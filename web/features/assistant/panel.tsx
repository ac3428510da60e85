import { X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import "#web/ui/fields/field.css";
import { team } from "#web/team.ts";
import type { Sources } from "./answers/answer.ts";
import { ChatMessage, type SectionLink } from "./chat-message.tsx";
import type { TopicId } from "./understanding/topics.ts";
import { useConversation } from "./use-conversation.ts";
import "./panel.css";

const quickTopics: { id: TopicId; label: string }[] = [
  { id: "players", label: "Players" },
  { id: "tournaments", label: "Wins" },
  { id: "contact", label: "Contact" },
];

export type PanelProps = { isOpen: boolean; sources: Sources; SectionLink: SectionLink; onClose: () => void };

/** The conversation. Not modal, so that the page beside it stays usable, and kept open while pages change. */
export function Panel({ isOpen, sources, SectionLink, onClose }: PanelProps) {
  const { exchanges, ask, pick } = useConversation(sources);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen) input.current?.focus({ preventScroll: true });
  }, [isOpen]);

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

  /**
   * On a phone, the panel covers the page. Closes it before a link inside acts, so that the focus stays where the link moves it.
   */
  const clearTheWay = (event: MouseEvent) =>
    event.target instanceof Element && event.target.closest("a") && matchMedia("(width < 48em)").matches && onClose();
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
      onClickCapture={clearTheWay}
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
          <p>{team.assistant.greeting}</p>
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
