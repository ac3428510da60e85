import type { ComponentType, ReactNode } from "react";
import type { SectionId } from "#contract/team/section-places.ts";
import { useTeam } from "#web/api/team.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { digitsOf } from "#web/ui/format/digits.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import type { Answer, AnswerItem, AnswerLink, Exchange as ExchangeData } from "./answer.ts";
import { type Offered, offeredTopics } from "./topics.ts";

/** A link to a section of the home page. */
export type SectionLink = ComponentType<{ className: string; section: SectionId; children: ReactNode }>;

type Surroundings = { SectionLink: SectionLink; onPick: (topic: Offered) => void };

/** One question and the assistant's answer. */
export function ChatMessage({ question, answer, ...surroundings }: ExchangeData & Surroundings) {
  return (
    <>
      <p className="assistant__question">
        <span className="visually-hidden">You: </span>
        {question}
      </p>
      {answer ? <Said {...answer} {...surroundings} /> : <Typing />}
    </>
  );
}

function Said({ says, items, links, offersTopics, SectionLink, onPick }: Answer & Surroundings) {
  return (
    <div className="assistant__says">
      {says.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && <Items items={items} />}
      {offersTopics && <TopicKeys onPick={onPick} />}
      {links.length > 0 && (
        <p className="assistant__links">
          {links.map((link) => (
            <AnswerAnchor key={link.label} link={link} SectionLink={SectionLink} />
          ))}
        </p>
      )}
    </div>
  );
}

const Items = ({ items }: { items: AnswerItem[] }) => (
  <ul className="assistant__items">
    {items.map(({ mark, title, note }) => (
      <li key={`${title}, ${note}`}>
        {mark && (
          <b className="numerals" style={digitsOf(mark)}>
            {mark}
          </b>
        )}
        <span>{withSoftHyphens(title)}</span>
        <span className="muted">{note}</span>
      </li>
    ))}
  </ul>
);

const TopicKeys = ({ onPick }: Pick<Surroundings, "onPick">) => (
  <div className="assistant__topics">
    {offeredTopics(useTeam()).map((topic) => (
      <Button key={topic.id} small variant="secondary" onClick={() => onPick(topic)}>
        {topic.label}
      </Button>
    ))}
  </div>
);

function AnswerAnchor({ link, SectionLink }: { link: AnswerLink; SectionLink: SectionLink }) {
  if ("section" in link)
    return (
      <SectionLink className="text-link" section={link.section}>
        {link.label}
      </SectionLink>
    );
  if ("page" in link)
    return (
      <a className="text-link" href={link.page}>
        {link.label}
      </a>
    );
  return (
    <a className="text-link" href={link.href}>
      {link.label}
    </a>
  );
}

const Typing = () => (
  <p className="assistant__typing" aria-hidden="true">
    <i />
    <i />
    <i />
  </p>
);
