import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import type { Team } from "#contract/team.ts";
import { query } from "#web/api/queries.ts";
import { publishedStep } from "#web/browser-state/setup-memory.ts";
import { DraftState } from "#web/features/team/admin/draft-state.tsx";
import { FactChanges } from "#web/features/team/admin/fact-changes.tsx";
import { fieldAt, isWithin, nameOfFact } from "#web/features/team/admin/fact-parts.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { ownFacts } from "./own-facts.ts";
import type { SetupDraft } from "./setup-draft.ts";
import { setupSteps } from "./setup-steps.ts";
import { useFinish } from "./use-finish.ts";

type SetupEndProps = { draft: SetupDraft; desk: TeamDesk; onStep: (id: string) => void };

const answers = { clear: "Clear it", keep: "Keep it for now" };

/** Says what publishing changes, asks about the demonstration, and publishes. */
export function SetupEnd({ draft, desk, onStep }: SetupEndProps) {
  const { data, error, refetch } = useQuery({ ...query(firstStepsApi.get), staleTime: 0 });
  const [answer, setAnswer] = useState("");
  const [isAsked, setAsked] = useState(false);
  const finish = useFinish(() => onStep(publishedStep));
  if (!data && error)
    return <ErrorState title="The demo content didn’t load" error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <Loading contentName="the demo content">
        <Skeleton style={{ minHeight: "12rem" }} />
      </Loading>
    );

  const now = desk.draft?.facts ?? desk.published.facts;
  const own = answer === answers.clear ? ownFacts(now, desk.defaults, todayOf(now)) : {};
  const changed = [...new Set([...(desk.draft?.changed ?? []), ...Object.keys(own)])];
  const isPublished = desk.published.number !== null;
  function handlePublish() {
    setAsked(true);
    if (answer !== "") finish.start({ desk, own, clears: answer === answers.clear });
  }
  return (
    <>
      <FieldGroup
        legend="What should happen to the demo content?"
        name="demonstration"
        choose="one"
        options={Object.values(answers)}
        hint={`These are ${counted(data.demonstration)}, and the invented people, offers and texts that you haven’t changed. Clearing it can’t be undone. What you added stays.`}
        error={isAsked && answer === "" ? "Please choose what should happen to the demo content" : undefined}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {changed.length > 0 ? (
        <details className="setup__more">
          <summary>{changed.length === 1 ? "1 change" : `${changed.length} changes`} to what visitors see</summary>
          <FactChanges before={desk.published.facts} after={withFacts(now, own)} changed={changed} />
        </details>
      ) : (
        !isPublished && <p>You haven’t changed anything yet.</p>
      )}
      <Unsaved draft={draft} onStep={onStep} />
      <DraftState draft={draft} desk={desk} />
      <ErrorText>{finish.failure}</ErrorText>
      <p className="visually-hidden" role="status">
        {finish.stage}
      </p>
      <div className="setup__ways">
        <Button
          isBusy={finish.stage !== undefined}
          isDisabled={draft.hasUnsaved || (changed.length === 0 && !isPublished && answer === answers.keep)}
          onClick={handlePublish}
        >
          {finish.stage ?? (isPublished ? "Try again" : "Publish")}
        </Button>
        <Button variant="secondary" isDisabled={finish.stage !== undefined} onClick={() => onStep(lastOf(setupSteps))}>
          Back
        </Button>
      </div>
    </>
  );
}

const lastOf = (steps: typeof setupSteps) => steps.at(-1)?.id ?? "";

const kinds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  players: ["player", "players"],
  achievements: ["result", "results"],
  news: ["article", "articles"],
  videos: ["video", "videos"],
  events: ["event", "events"],
  rewards: ["reward", "rewards"],
  socialCounts: ["follower count", "follower counts"],
};

/** Writes how much there is of each kind, such as "6 players and 1 video". */
function counted(demonstration: Record<string, number>): string {
  const parts = Object.entries(kinds).flatMap(([kind, [one, many]]) => {
    const count = demonstration[kind] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return parts.length > 0 ? new Intl.ListFormat("en-GB").format(parts) : "no players, results or articles";
}

const todayOf = ({ timeZone }: Team) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());

/** Returns facts with others in place of some. */
function withFacts(facts: Team, others: Record<string, unknown>): Team {
  const all = structuredClone(facts);
  for (const [path, value] of Object.entries(others)) {
    const [name = "", ...above] = path.split(".").toReversed();
    const group = above.toReversed().reduce<Record<string, unknown>>(
      (inside, key) => inside[key] as Record<string, unknown>, // paths lead through objects
      all,
    );
    group[name] = value;
  }
  return all;
}

/** What is typed and can't be published as it is, with the ways back to it. */
function Unsaved({ draft, onStep }: Pick<SetupEndProps, "draft" | "onStep">) {
  const refused = Object.entries(draft.problems);
  if (refused.length === 0) return null;
  return (
    <ul className="setup__refused" aria-label="Please look at these first">
      {refused.map(([path, problem]) => {
        const step = setupSteps.find(({ fields }) => fields.some((field) => isWithin(path, field.path)));
        return (
          <li key={path}>
            <span className="error">
              {fieldAt(path)?.field.label ?? nameOfFact(path)}: {problem}
            </span>
            {step && <TextButton onClick={() => onStep(step.id)}>Go to {step.name}</TextButton>}
          </li>
        );
      })}
    </ul>
  );
}

/** What can be done once the site is published. */
export function Published({ onTour }: { onTour: () => void }) {
  const { data } = useQuery(query(firstStepsApi.get));
  return (
    <>
      <p role="status">
        {data && (data.hasDemonstration ? "The demo content is still there." : "The demo content is cleared.")}
      </p>
      <div className="setup__ways">
        <a className={buttonClass()} href="/">
          See your home page
        </a>
        <Button variant="secondary" onClick={onTour}>
          Take the tour
        </Button>
      </div>
      <p>
        Before you invite people, add your players, and look at{" "}
        <Link to="/admin/site" search={{ part: "legal" }}>
          the legal facts
        </Link>
        .
      </p>
    </>
  );
}
