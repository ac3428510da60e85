import type { CSSProperties, RefObject } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { TourStep } from "./tour-steps.ts";

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
export function TourCard({ step, at, count, headingId, next, onSkip, onPrevious, onNext }: TourCardProps) {
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
