import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { tourTexts } from "#contract/first-steps/constants.ts";
import { useTeam } from "#web/api/team.ts";
import type { Staff } from "#web/shell/admin/staff.ts";
import { tabId } from "#web/shell/admin/tabs/tab-links.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { endTour, useIsTourOpen } from "./tour-memory.ts";
import { type TourStep, tourStepsOf } from "./tour-steps.ts";
import "./tour.css";

/** Shows new staff the tabs of their role, one by one. It opens by itself where the dashboard starts, and not over other pages. */
export function Tour({ staff, isAtStart }: { staff: Staff; isAtStart: boolean }) {
  const team = useTeam();
  const isOpen = useIsTourOpen(staff.username, isAtStart);
  if (!isOpen) return null;

  function handleEnd(how: "completed" | "skipped") {
    endTour(staff.username, how);
    if (how === "completed") toast({ title: tourTexts.completed });
  }
  return <TourDialog steps={tourStepsOf(staff, team)} onEnd={handleEnd} />;
}

type TourDialogProps = { steps: [TourStep, ...TourStep[]]; onEnd: (how: "completed" | "skipped") => void };

/** A modal dialog, so that the browser keeps the focus inside, closes it on Escape, and returns the focus afterwards. */
function TourDialog({ steps, onEnd }: TourDialogProps) {
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isCompleted = useRef(false);
  const headingId = useId();
  const step = steps[at] ?? steps[0];
  useKeptScroll();
  const spot = useSpot(step.tab ? `#${tabId(step.tab)}` : tabRow);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => next.current?.focus(), []);

  const go = (by: number) => setAt(Math.min(Math.max(at + by, 0), steps.length - 1));
  function handleNext() {
    if (at < steps.length - 1) return go(1);
    isCompleted.current = true;
    dialog.current?.close();
  }
  function handleKey({ key }: KeyboardEvent) {
    if (key === "ArrowRight") go(1);
    if (key === "ArrowLeft") go(-1);
  }
  return (
    <dialog
      className="tour"
      aria-labelledby={headingId}
      ref={dialog}
      style={spot && placed(spot)}
      onKeyDown={handleKey}
      onClose={() => onEnd(isCompleted.current ? "completed" : "skipped")}
    >
      {spot && <div className="tour__spot" />}
      <TourCard
        {...{ step, at, headingId, next }}
        count={steps.length}
        onSkip={() => dialog.current?.close()}
        onPrevious={() => go(-1)}
        onNext={handleNext}
      />
      <Toaster isOverDialog />
    </dialog>
  );
}

const placed = ({ left, top, width, height }: Spot) =>
  ({
    "--spot-left": `${left}px`,
    "--spot-top": `${top}px`,
    "--spot-width": `${width}px`,
    "--spot-height": `${height}px`,
  }) as CSSProperties; // React's types have no custom properties

const tabRow = ".admin-tabs > div";

/** Restores the scroll positions of the page and the tabs after the tour, which moves both. */
function useKeptScroll() {
  useLayoutEffect(() => {
    const page = scrollY;
    const row = document.querySelector(tabRow);
    const along = row?.scrollLeft ?? 0;
    return () => {
      scrollTo({ top: page, behavior: "instant" });
      row?.scrollTo({ left: along, behavior: "instant" });
    };
  }, []);
}

/** An element's position on the screen. */
type Spot = { left: number; top: number; width: number; height: number };

/** Scrolls an element into view and tracks its position. Undefined if it isn't on the page. */
function useSpot(selector: string): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const shown = document.querySelector(selector);
    const look = () => setSpot(shown ? spotOf(shown) : undefined);
    const bringIntoView = () => {
      shown?.scrollIntoView({ block: "nearest", inline: "center" });
      look();
    };
    bringIntoView();
    if (!shown) return;
    const observer = new ResizeObserver(look);
    for (const changing of [shown, document.documentElement]) observer.observe(changing);
    addEventListener("resize", bringIntoView);
    addEventListener("scroll", look, { capture: true, passive: true }); // captured, because the tabs' scroll events don't bubble
    return () => {
      observer.disconnect();
      removeEventListener("resize", bringIntoView);
      removeEventListener("scroll", look, { capture: true });
    };
  }, [selector]);
  return spot;
}

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

type TourCardProps = {
  step: TourStep;
  /** The step's index, from 0. */
  at: number;
  count: number;
  headingId: string;
  next: RefObject<HTMLButtonElement | null>;
  onSkip: () => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** One step of the tour, which explains a tab. It's announced when it changes, while the focus stays on the buttons. */
function TourCard({ step, at, count, headingId, next, onSkip, onPrevious, onNext }: TourCardProps) {
  return (
    <div className="tour__card">
      <div className="tour__top">
        <RewardProgress at={at} count={count} />
        <p className="tour__at" aria-hidden="true">
          {at + 1} of {count}
        </p>
        <TextButton onClick={onSkip}>
          Skip<span className="visually-hidden"> the tour</span>
        </TextButton>
      </div>
      <div aria-live="polite" aria-atomic="true">
        <p className="visually-hidden">
          {at + 1} of {count}
        </p>
        <h2 id={headingId}>{step.title}</h2>
        <p>{step.text}</p>
      </div>
      <div className="tour__actions">
        <Button small variant="secondary" isDisabled={at === 0} onClick={onPrevious}>
          Previous
        </Button>
        <Button small ref={next} onClick={onNext}>
          {at === count - 1 ? "Complete" : "Next"}
        </Button>
      </div>
    </div>
  );
}

/** The progress as a climb. Decorative, because the text beside it says the same. */
const RewardProgress = ({ at, count }: { at: number; count: number }) => (
  <div
    className="tour__climb"
    aria-hidden="true"
    style={
      { "--share": (at + 1) / count, "--count": count } as CSSProperties /* React's types have no custom properties */
    }
  />
);
