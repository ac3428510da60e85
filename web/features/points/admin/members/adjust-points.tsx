import { useEffect, useId, useRef, useState } from "react";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/calls.ts";
import { explain } from "#web/features/points/admin/forms/errors.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { Key } from "#web/ui/actions/button.tsx";
import { TextKey } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { ActionChoice } from "./action-choice.tsx";
import { adjustmentIn, blankPlan, fillIn, type Plan, planIn, wordsOf } from "./adjustment.ts";
import { QuickAwards } from "./quick-awards.tsx";
import { type Choice, UserChoice } from "./user-choice.tsx";

type AdjustPointsProps = { choice: Choice; onAdjusted: (answer: PointsUser) => void };

const unanswered = "No answer came. Look at the points before you try again: they may have moved.";

export const adjusting = [pointsAdminApi.adjust.path];

/** Adds, subtracts or sets somebody's points. Its key says what it will do. While it is sent nothing in it can be changed. */
export function AdjustPoints({ choice, onAdjusted }: AdjustPointsProps) {
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const submitKey = useRef<HTMLButtonElement>(null);
  const [plan, setPlan] = useState(blankPlan);
  const { pointsMoved } = usePointsChanges();
  const { problems, failure, isSending, recheck, forget, form } = useForm({
    mutationKey: adjusting,
    loadCheck: () => import("#web/features/points/admin/forms/points-checks.ts").then(({ checks }) => checks.adjust),
    read: adjustmentIn,
    send: (body) => api(pointsAdminApi.adjust, { params: { id: body.userId }, body }),
    onSent: (answer, sent) => {
      toast({ title: pointsTexts.adjusted });
      fill(sent, blankPlan);
      onAdjusted(answer);
      pointsMoved(answer);
    },
    explain: (error) => {
      pointsMoved(); // they may have, though the answer was lost
      return explain(error, unanswered);
    },
  });
  useEffect(() => {
    if (element.current) setPlan(planIn(element.current)); // as typed before the script came
  }, []);

  function fill(filled: HTMLFormElement, values: Plan) {
    fillIn(filled, values);
    setPlan(values);
  }
  function handleAward(award: Plan) {
    if (!element.current) return;
    fill(element.current, award);
    void recheck(element.current);
  }
  function handleClear() {
    if (element.current) fill(element.current, blankPlan);
    choice.onChoose("");
    forget();
  }
  return (
    <section className="box" aria-labelledby={headingId}>
      <h3 id={headingId}>Adjust points</h3>
      <form
        className="form"
        ref={element}
        {...form}
        onChange={(event) => {
          setPlan(planIn(event.currentTarget));
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
          <div className="box__2">
            <Field label="Amount" error={problems.amount}>
              {(wiring) => <input {...wiring} name="amount" inputMode="numeric" autoComplete="off" />}
            </Field>
            <Field label="Description" error={problems.description}>
              {(wiring) => <input {...wiring} name="description" autoComplete="off" placeholder="What it is for" />}
            </Field>
          </div>
        </div>
        {failure && <p className="err">{failure}</p>}
        <div className="box__keys">
          <Key type="submit" small isBusy={isSending} ref={submitKey}>
            {isSending ? "Saving..." : wordsOf(plan)}
          </Key>
          <TextKey isBlocked={isSending} onClick={handleClear}>
            Clear
          </TextKey>
        </div>
      </form>
    </section>
  );
}
