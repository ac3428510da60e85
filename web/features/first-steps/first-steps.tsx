import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { demoTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { query } from "#web/api/queries.ts";
import { invalidateAll } from "#web/api/query-client.ts";
import { lastSetupStep } from "#web/browser-state/setup-memory.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { areReopened, dismissFirstSteps, useIsDismissed } from "./dismissal.ts";
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
  const steps = data ? stepsOf(data, lastSetupStep(username) !== undefined) : [];
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

/** Removes the demo content, after asking. */
function RemoveDemonstration() {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    failureTitle: demoTexts.failed,
    mutationFn: () => api(firstStepsApi.removeDemonstration),
    onSuccess: () => {
      toast({ title: demoTexts.removed, replaceKey: firstStepsApi.removeDemonstration.path });
      void invalidateAll(queryClient); // it may have been in any list
    },
  });
  return (
    <>
      <TextButton isDestructive onClick={() => setConfirmOpen(true)} aria-haspopup="dialog">
        Remove demo content
      </TextButton>
      <ConfirmDialog
        {...dialog}
        isDestructive
        title="Remove the demo content?"
        confirmLabel="Remove it"
        pendingLabel="Removing..."
        onConfirm={() => mutate()}
      >
        <p>
          This removes the sample players, results, videos, articles, events and rewards from the whole site, even if
          you’ve changed them. Anything you added stays.
        </p>
        <p>
          Sample follower counts go too, but the ones you’ve changed stay. Rewards that members have redeemed are
          retired instead, so they stay in members’ histories.
        </p>
        <p>This can’t be undone.</p>
      </ConfirmDialog>
    </>
  );
}

/** Always refetched, because a step can be taken in nearly every tab. */
const firstSteps = () => ({ ...query(firstStepsApi.get), staleTime: 0 });
