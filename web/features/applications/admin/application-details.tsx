import type { Application } from "#contract/applications/admin/schemas.ts";
import { staffQuestions } from "#contract/applications/questions.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

/** Everything that was sent. */
export function ApplicationDetails({ application }: { application: Application }) {
  const { email, discord, age, timezone, availability, portfolio, createdAt, answers } = application;
  return (
    <>
      <dl className="details-list">
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {hasDiscord(useTeam()) && discord && <Particular name="Discord">{discord}</Particular>}
        <Particular name="Age">{age}</Particular>
        <Particular name="Time zone">{timezone}</Particular>
        {availability && <Particular name="Availability">{availability}</Particular>}
        {portfolio && (
          <div>
            <dt>Portfolio</dt>
            <dd>
              <a href={portfolio} rel="noopener">
                {portfolio.replace(/^https:\/\/|\/$/g, "")}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>Submitted</dt>
          <dd>
            <LocalTime at={createdAt} />
          </dd>
        </div>
      </dl>
      {answers.length > 0 ? <Answers answers={answers} /> : <Statement application={application} />}
    </>
  );
}

const Particular = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Questions whose answers are already shown among the details. */
const particulars = [
  staffQuestions.discordTag,
  staffQuestions.age,
  staffQuestions.timezone,
  staffQuestions.preferredName,
];
const longFrom = 60;

const Answers = ({ answers }: Pick<Application, "answers">) => (
  <dl className="answers answers--2">
    {answers
      .filter(({ question }) => !particulars.includes(question))
      .map(({ question, answer }) => (
        <div key={question} className={answer.length < longFrom ? undefined : "full"}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
  </dl>
);

const Statement = ({ application: { experience, motivation, additionalInfo } }: { application: Application }) => (
  <dl className="answers">
    <Particular name="Experience">{experience}</Particular>
    <Particular name="Motivation">{motivation}</Particular>
    {additionalInfo && <Particular name="Additional info">{additionalInfo}</Particular>}
  </dl>
);
