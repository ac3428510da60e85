import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { useKeptFocus } from "#web/ui/lists/use-kept-focus.ts";
import { areReopened, dismissFirstSteps, useIsDismissed } from "./dismissal.ts";
import { firstSteps } from "./first-steps.queries.ts";
import { RemoveDemonstration } from "./remove-demonstration.tsx";
import { type Step, stepsOf } from "./steps.ts";
import "./first-steps.css";

/**
 * What is left to set up on a new site, until it's done or dismissed. Can be reopened. On a phone, it's a single line that
 * expands.
 */
export function FirstSteps({ username }: { username: string }) {
  const isDismissed = useIsDismissed(username);
  return isDismissed === false && <StepsLeft username={username} />;
}

/** Renders nothing while loading or after an error, because there are rarely any steps and nobody depends on them. */
function StepsLeft({ username }: { username: string }) {
  const { data } = useQuery(firstSteps());
  const [isOpen, setOpen] = useState(() => areReopened(username));
  const keptFocus = useKeptFocus<HTMLElement>();
  const steps = data ? stepsOf(data) : [];
  const taken = steps.filter(({ isTaken }) => isTaken).length;
  if (steps.length === 0 || (taken === steps.length && !areReopened(username))) return null;

  function handleDismiss() {
    dismissFirstSteps(username);
    document.getElementById("main")?.focus();
  }
  return (
    <section className={isOpen ? "first-steps is-open" : "first-steps"} aria-labelledby="first-steps" {...keptFocus}>
      <div className="first-steps__head">
        <h2 id="first-steps">
          First steps{" "}
          <span className="muted">
            {taken} of {steps.length}
          </span>
        </h2>
        <div>
          <span className="first-steps__toggle">
            <TextButton aria-expanded={isOpen} aria-controls="first-steps-list" onClick={() => setOpen(!isOpen)}>
              {isOpen ? "Hide" : "Show"}
              <span className="visually-hidden"> the first steps</span>
            </TextButton>
          </span>
          <TextButton onClick={handleDismiss}>
            Dismiss<span className="visually-hidden"> the first steps</span>
          </TextButton>
        </div>
      </div>
      <ol id="first-steps-list">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} />
        ))}
      </ol>
    </section>
  );
}

const StepRow = ({ step: { name, text, isTaken, way } }: { step: Step }) => (
  <li className={isTaken ? "is-taken" : undefined}>
    <h3>
      {name}
      {isTaken && (
        <>
          <span className="visually-hidden">, done</span>
          <Check className="icon" aria-hidden="true" />
        </>
      )}
    </h3>
    <p>{text}</p>
    {!isTaken && (way ? <WayThere {...way} /> : <RemoveDemonstration />)}
  </li>
);

const WayThere = ({ to, hash, label }: NonNullable<Step["way"]>) => (
  <Link to={to} hash={hash}>
    {label}
  </Link>
);
