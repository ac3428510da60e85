import { X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { Key } from "#web/ui/actions/button.tsx";
import "#web/ui/fields/field.css";
import { team } from "#web/team.ts";
import type { Sources } from "./answers/answer.ts";
import { Exchange, type SectionLink } from "./exchange.tsx";
import type { TopicId } from "./understanding/topics.ts";
import { useConversation } from "./use-conversation.ts";
import "./panel.css";

const quickTopics: { id: TopicId; label: string }[] = [
  { id: "players", label: "Players" },
  { id: "tournaments", label: "Wins" },
  { id: "contact", label: "Contact" },
];

export type PanelProps = { isOpen: boolean; sources: Sources; SectionLink: SectionLink; onClose: () => void };

/** The conversation. Not modal: the page beside it stays in use, and it stays while pages change. */
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

  /** On a phone the page lies under the panel: it closes before a link in it acts, so that the focus stays where the link takes it. */
  const clearTheWay = (event: MouseEvent) =>
    event.target instanceof Element && event.target.closest("a") && matchMedia("(width < 48em)").matches && onClose();
  const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
  const surroundings = { SectionLink, onPick: pick };

  return (
    <div
      className="asst"
      id="assistant"
      role="dialog"
      aria-modal="false"
      aria-label="Team assistant"
      hidden={!isOpen}
      onKeyDown={closeOnEscape}
      onClickCapture={clearTheWay}
    >
      <div className="asst__head">
        <h2>Team assistant</h2>
        <button type="button" className="asst__close" aria-label="Close" onClick={onClose}>
          <X className="icon" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <div className="asst__log" role="log" aria-live="polite" aria-label="Conversation" tabIndex={0} ref={log}>
        <div className="asst__says">
          <p>{team.assistant.greeting}</p>
        </div>
        {exchanges.map((exchange) => (
          <div className="asst__exchange" key={exchange.id}>
            <Exchange {...exchange} {...surroundings} />
          </div>
        ))}
      </div>
      <div className="asst__q">
        {quickTopics.map((topic) => (
          <Key key={topic.id} small face="lift" onClick={() => void pick(topic)}>
            {topic.label}
          </Key>
        ))}
      </div>
      <form className="asst__in" onSubmit={handleSubmit}>
        <label className="vh" htmlFor="assistant-question">
          Your question
        </label>
        <input
          className="in"
          id="assistant-question"
          placeholder="Your question"
          autoComplete="off"
          enterKeyHint="send"
          ref={input}
        />
        <Key small type="submit">
          Ask
        </Key>
      </form>
    </div>
  );
}
