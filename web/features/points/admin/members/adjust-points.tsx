import { useEffect, useId, useRef, useState } from "react";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/calls.ts";
import { errorMessage } from "#web/features/points/admin/forms/errors.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { ActionChoice } from "./action-choice.tsx";
import { type AdjustmentText, adjustmentIn, adjustmentTextIn, blankAdjustment, fillIn, wordsOf } from "./adjustment.ts";
import { QuickAwards } from "./quick-awards.tsx";
import { type Choice, UserChoice } from "./user-choice.tsx";

type AdjustPointsProps = { choice: Choice; onAdjusted: (answer: PointsUser) => void };

const unanswered = "No answer came. Look at the points before you try again: they may have moved.";

export const adjusting = [pointsAdminApi.adjust.path];

/** Adds, subtracts or sets somebody's points. Its button says what it will do. While it is sent nothing in it can be changed. */
export function AdjustPoints({ choice, onAdjusted }: AdjustPointsProps) {
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const submitKey = useRef<HTMLButtonElement>(null);
  const [plan, setPlan] = useState(blankAdjustment);
  const { pointsMoved } = usePointsChanges();
  const { problems, failure, isSending, recheck, forget, form } = useForm({
    mutationKey: adjusting,
    loadCheck: () => import("#web/features/points/admin/forms/points-checks.ts").then(({ checks }) => checks.adjust),
    read: adjustmentIn,
    send: (body) => api(pointsAdminApi.adjust, { params: { id: body.userId }, body }),
    onSent: (answer, sent) => {
      toast({ title: pointsTexts.adjusted });
      fill(sent, blankAdjustment);
      onAdjusted(answer);
      pointsMoved(answer);
    },
    errorMessage: (error) => {
      pointsMoved(); // they may have, though the answer was lost
      return errorMessage(error, unanswered);
    },
  });
  useEffect(() => {
    if (element.current) setPlan(adjustmentTextIn(element.current)); // as typed before the script came
  }, []);

  function fill(filled: HTMLFormElement, values: AdjustmentText) {
    fillIn(filled, values);
    setPlan(values);
  }
  function handleAward(award: AdjustmentText) {
    if (!element.current) return;
    fill(element.current, award);
    void recheck(element.current);
  }
  function handleClear() {
    if (element.current) fill(element.current, blankAdjustment);
    choice.onChoose("");
    forget();
  }
  return (
    <section className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>Adjust points</h3>
      <form
        className="form"
        ref={element}
        {...form}
        onChange={(event) => {
          setPlan(adjustmentTextIn(event.currentTarget));
          form.onChange(event);
        }}
        onSubmit={(event) => {
          submitKey.current?.focus(); // the field that has the focus is about to be inert
          form.onSubmit(event);
        }}
      >
        <div className="adjust" inert={isSending}>
          <UserChoice {...choice} error={choice.chosen ? undefined : problems.userId} />
          <ActionChoice />
          <QuickAwards plan={plan} onAward={handleAward} />
          <div className="card__2">
            <Field label="Amount" error={problems.amount}>
              {(wiring) => <input {...wiring} name="amount" inputMode="numeric" autoComplete="off" />}
            </Field>
            <Field label="Description" error={problems.description}>
              {(wiring) => <input {...wiring} name="description" autoComplete="off" placeholder="What it is for" />}
            </Field>
          </div>
        </div>
        {failure && <p className="error">{failure}</p>}
        <div className="card__actions">
          <Button type="submit" small isBusy={isSending} ref={submitKey}>
            {isSending ? "Saving..." : wordsOf(plan)}
          </Button>
          <TextButton isDisabled={isSending} onClick={handleClear}>
            Clear
          </TextButton>
        </div>
      </form>
    </section>
  );
}
