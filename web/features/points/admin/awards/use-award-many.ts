import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import type { AwardLine } from "#contract/points/awards/forms.ts";
import type { Award, PlannedAward } from "#contract/points/awards/schemas.ts";
import { inPoints } from "#contract/team/points-words.ts";
import type { Team } from "#contract/team.ts";
import { api } from "#web/api/api-client.ts";
import { newKey } from "#web/api/new-key.ts";
import { useTeam } from "#web/api/team.ts";
import { errorMessage } from "#web/features/points/admin/errors.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { isSame } from "#web/ui/forms/three-way-merge.ts";
import { type AwardDraft, blankAward, linesOf, planOf, type ReviewedLine, withChanges } from "./award-draft.ts";
import { awardable, countOf } from "./award-words.ts";
import { toastAwarded, useUndoAward } from "./use-undo-award.ts";

/** A plan under review. However often it's sent, its key makes it one award. */
type Review = Lines & { key: string; plan: PlannedAward[] };
/** The lines that are planned, and as they were in the draft. */
type Lines = { lines: AwardLine[]; given: AwardLine[] };

const unanswered = "No answer came back. Press again: nobody gets points twice.";

/** An award to many, from the list of names to its confirmation. Keeps what was typed until it's awarded. */
export function useAwardMany(onAwarded: () => void) {
  const [draft, setDraft] = useState(blankAward);
  const [review, setReview] = useState<Review>();
  const [reviewed, setReviewed] = useState<ReviewedLine[]>([]);
  const { pointsMoved } = usePointsChanges();
  const team = useTeam();
  const { undo } = useUndoAward();

  const latest = useRef<Lines>(undefined);
  const planning = useMutation({
    mutationFn: (asked: Lines) => api(awardsApi.plan, { body: planOf(draft, asked.lines) }),
    onSuccess: (plan, asked) => {
      if (asked === latest.current) setReview({ ...asked, plan, key: newKey() }); // a later answer has a later plan
    },
  });
  const awarding = useMutation({
    mutationFn: ({ key, plan }: Review) =>
      api(awardsApi.award, { headers: { "idempotency-key": key }, body: { awards: awardable(plan).flatMap(asAward) } }),
    onSuccess: (award) => {
      onAwarded();
      setDraft(blankAward);
      setReview(undefined);
      setReviewed([]);
      toastAwarded(award, wordsOf(award, team), () => undo(award));
      pointsMoved();
    },
    onError: (error, sent) => {
      if (error instanceof ApiFailure && error.status === 409) plan(sent); // a member has changed since
    },
  });
  function plan({ lines, given }: Lines) {
    latest.current = { lines, given };
    planning.mutate(latest.current);
  }
  const given = linesOf(draft);
  const lines = withChanges(given, reviewed);
  const failed = (error: unknown, silent?: string) => (error ? errorMessage(error, silent).description : undefined);

  return {
    draft,
    change: (changed: Partial<AwardDraft>) => setDraft((before) => ({ ...before, ...changed })),
    review,
    /** How many lines of the draft were changed in an earlier review. */
    changedCount: lines.filter((line, at) => !isSame(line, given[at])).length,
    /** Loads a preview of the award. */
    plan: () => {
      awarding.reset();
      plan(review ?? { lines, given });
    },
    /** Changes a line under review, and loads the preview again. */
    mend: (line: number, change: Partial<AwardLine>) => {
      if (!review) return;
      const mended = review.lines.map((before, place) => (place === line - 1 ? { ...before, ...change } : before));
      setReview({ ...review, lines: mended }); // the next answer keeps this one, even if it's quicker than the preview
      awarding.reset();
      plan({ ...review, lines: mended });
    },
    isPlanning: planning.isPending,
    planFailure: failed(planning.error),
    award: () => review && awarding.mutate(review),
    isAwarding: awarding.isPending,
    awardFailure: failed(awarding.error, unanswered),
    /** Keeps the changes to lines for the next review. */
    backToDraft: () => {
      if (review) setReviewed(review.given.map((line, at) => ({ given: line, line: review.lines[at] ?? line })));
      latest.current = undefined;
      awarding.reset();
      planning.reset();
      setReview(undefined);
    },
  };
}
export type AwardMany = ReturnType<typeof useAwardMany>;

const asAward = ({ user, amount, reason }: PlannedAward) =>
  user && amount !== null ? [{ userId: user.id, amount, reason }] : [];

const wordsOf = ({ memberCount, total }: Award, team: Team) => ({
  title: `${countOf(memberCount, "member")} awarded`,
  description: `${inPoints(total, team)} in all`,
});
