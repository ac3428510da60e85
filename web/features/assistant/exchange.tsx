import type { ComponentType, ReactNode } from "react";
import type { SectionId } from "#web/router/paths.ts";
import { Key } from "#web/ui/actions/button.tsx";
import type { Answer, AnswerItem, AnswerLink, Exchange as ExchangeData } from "./answers/answer.ts";
import { type Topic, topics } from "./understanding/topics.ts";

/** A link to a section of the home page. */
export type SectionLink = ComponentType<{ className: string; section: SectionId; children: ReactNode }>;

type Surroundings = { SectionLink: SectionLink; onPick: (topic: Topic) => void };

/** One question and what the assistant said to it. */
export function Exchange({ question, answer, ...surroundings }: ExchangeData & Surroundings) {
  return (
    <>
      <p className="me">
        <span className="vh">You: </span>
        {question}
      </p>
      {answer ? <Said {...answer} {...surroundings} /> : <Typing />}
    </>
  );
}

function Said({ says, items, links, offersTopics, SectionLink, onPick }: Answer & Surroundings) {
  return (
    <div className="asst__says">
      {says.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && <Items items={items} />}
      {offersTopics && <TopicKeys onPick={onPick} />}
      {links.length > 0 && (
        <p className="asst__links">
          {links.map((link) => (
            <AnswerAnchor key={link.label} link={link} SectionLink={SectionLink} />
          ))}
        </p>
      )}
    </div>
  );
}

const Items = ({ items }: { items: AnswerItem[] }) => (
  <ul className="asst__items">
    {items.map(({ mark, title, note }) => (
      <li key={`${title}, ${note}`}>
        {mark && <b className="num">{mark}</b>}
        <span>{title}</span>
        <span className="mute">{note}</span>
      </li>
    ))}
  </ul>
);

const TopicKeys = ({ onPick }: Pick<Surroundings, "onPick">) => (
  <div className="asst__topics">
    {topics.map((topic) => (
      <Key key={topic.id} small face="lift" onClick={() => onPick(topic)}>
        {topic.label}
      </Key>
    ))}
  </div>
);

function AnswerAnchor({ link, SectionLink }: { link: AnswerLink; SectionLink: SectionLink }) {
  if ("section" in link)
    return (
      <SectionLink className="line" section={link.section}>
        {link.label}
      </SectionLink>
    );
  if ("page" in link)
    return (
      <a className="line" href={link.page}>
        {link.label}
      </a>
    );
  return (
    <a className="line" href={link.href}>
      {link.label}
    </a>
  );
}

const Typing = () => (
  <p className="asst__typing" aria-hidden="true">
    <i />
    <i />
    <i />
  </p>
);
