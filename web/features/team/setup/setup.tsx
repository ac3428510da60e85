import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { TeamContext } from "#web/api/team.ts";
import { publishedStep, rememberSetupStep } from "#web/browser-state/setup-memory.ts";
import { DraftState } from "#web/features/team/admin/draft-state.tsx";
import { isWithin } from "#web/features/team/admin/fact-parts.ts";
import { removalToast } from "#web/features/team/admin/list-input.tsx";
import { PreviewFrame } from "#web/features/team/admin/preview-frame.tsx";
import { useDraftFacts } from "#web/features/team/admin/use-draft-facts.ts";
import { useShownPlace } from "#web/features/team/admin/use-shown-place.ts";
import { type View, ViewSwitch } from "#web/features/team/admin/view-switch.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toasts } from "#web/ui/feedback/toast-queue.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { setupDraft } from "./setup-draft.ts";
import { Published, SetupEnd } from "./setup-end.tsx";
import { SetupFields } from "./setup-fields.tsx";
import { lastStep, placeInStep, type SetupStep, setupSteps } from "./setup-steps.ts";
import "#web/features/team/admin/site-editor.css";
import "./setup.css";

type SetupProps = {
  staff: { adminId: string | null; username: string };
  /** The id of the step that's shown, `lastStep` or `publishedStep`. */
  step: string;
  onStep: (id: string) => void;
  /** Called to do the rest another time. */
  onLeave: () => void;
  /** Called to be shown the dashboard. */
  onTour: () => void;
  /** Writes the first article. */
  article: ReactNode;
  /** Changes whenever an article was saved. */
  articleVersion: number;
};

/** Makes a new site the team's own, in five steps beside the page itself. What's typed is the draft, which the end publishes. */
export function Setup({ staff, step: id, onStep, onLeave, onTour, article, articleVersion }: SetupProps) {
  const plainDraft = useDraftFacts(staff);
  const step = setupSteps.find((each) => each.id === id);
  const preview = useShownPlace(step?.place ?? homePage);
  const [view, setView] = useState<View>("fields");
  const fields = useRef<HTMLElement>(null);
  const heading = useHeadingFocus(id);
  useEffect(() => rememberSetupStep(staff.username, id), [staff.username, id]);
  useEffect(() => () => toasts.dismissKey(removalToast), []);
  const { data: desk, error, refetch } = plainDraft.team;
  if (!desk && error) return <ErrorState title="The facts didn’t load" error={error} onRetry={() => refetch()} />;
  if (!desk)
    return (
      <Loading contentName="the setup">
        <Skeleton style={{ minHeight: "30rem" }} />
      </Loading>
    );
  const draft = {
    ...setupDraft(plainDraft, desk),
    focus(path: string | undefined) {
      plainDraft.focus(path);
      if (step && path) preview.follow(placeInStep(step, path));
    },
  };

  function go(to: string) {
    setView("fields");
    preview.go(setupSteps.find((each) => each.id === to)?.place ?? homePage);
    onStep(to);
  }
  function handleNext() {
    if (step && isRefused(step, draft.problems)) return focusFirstRefused(fields.current);
    go(neighbour(id, 1));
  }
  return (
    // dialogs in it speak of the draft's team
    <TeamContext value={desk.draft?.facts ?? desk.published.facts}>
      <div className="site-editor setup" data-view={view}>
        <DashboardTabHead name="Set up your site">
          {id !== publishedStep && (
            <>
              <nav aria-label="Steps">
                <ol className="setup__steps">
                  {setupSteps.map((each, index) => (
                    <li key={each.id}>
                      <button
                        type="button"
                        aria-current={each === step ? "step" : undefined}
                        onClick={() => go(each.id)}
                      >
                        <span aria-hidden="true">{index + 1} </span>
                        <span className="setup__step-name">{each.name}</span>
                      </button>
                    </li>
                  ))}
                </ol>
              </nav>
              <TextButton onClick={onLeave}>Do the rest later</TextButton>
            </>
          )}
        </DashboardTabHead>
        <ViewSwitch view={view} onView={setView} />
        <div className="site-editor__body">
          <section className="site-editor__fields form" aria-labelledby="setup-heading" ref={fields}>
            <h3 className="setup__heading" id="setup-heading" tabIndex={-1} ref={heading}>
              {step ? `Step ${setupSteps.indexOf(step) + 1} of ${setupSteps.length}: ${step.name}` : endings[id]}
            </h3>
            {step && <p>{step.text}</p>}
            {setupSteps
              .filter((each) => each === step || draft.awaitsPicture(each.fields))
              .map((each) => (
                <div key={each.id} className="form" hidden={each !== step}>
                  <SetupFields step={each} draft={draft} />
                </div>
              ))}
            {step ? (
              <>
                {step.id === "article" && article}
                <DraftState draft={draft} desk={desk} />
                <div className="setup__ways">
                  <Button onClick={handleNext}>Next</Button>
                  {step !== setupSteps[0] && (
                    <Button variant="secondary" onClick={() => go(neighbour(id, -1))}>
                      Back
                    </Button>
                  )}
                  <TextButton onClick={() => go(neighbour(id, 1))}>
                    Skip<span className="visually-hidden"> this step</span>
                  </TextButton>
                </div>
              </>
            ) : id === publishedStep ? (
              <Published onTour={onTour} />
            ) : (
              <SetupEnd draft={draft} desk={desk} onStep={go} />
            )}
          </section>
          <PreviewFrame
            page={preview.page}
            section={preview.section}
            onPage={preview.setPage}
            version={`${desk.draft?.version} ${desk.published.number} ${articleVersion}`}
            onPress={() => setView("fields")}
          />
        </div>
      </div>
    </TeamContext>
  );
}

const endings: Readonly<Record<string, string>> = {
  [lastStep]: "Publish your site",
  [publishedStep]: "Your site is published",
};

const homePage = { page: "/", section: "home" };

/** Moves the focus to the heading of each step that's gone to, so that it's read out. */
function useHeadingFocus(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  const show = useEffectEvent(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it's shown whenever the step changes
  useEffect(() => show(), [id]);
  return heading;
}

function neighbour(id: string, by: number): string {
  const at = setupSteps.findIndex((each) => each.id === id);
  return setupSteps[at + by]?.id ?? lastStep;
}

/** Whether the server refuses something that was typed in this step. */
const isRefused = ({ fields }: SetupStep, problems: Record<string, string>) =>
  Object.keys(problems).some((path) => fields.some((field) => isWithin(path, field.path)));

const focusFirstRefused = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
