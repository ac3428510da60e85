import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { adjustActions, maxPoints, pointsTexts } from "#contract/points/constants.ts";
import { inPoints, pointsName } from "#contract/team/points-words.ts";
import { shownName } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { errorMessage } from "#web/features/points/admin/errors.ts";
import { numberIn } from "#web/features/points/admin/field-values.ts";
import { usePointsChanges } from "#web/features/points/admin/use-points-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { useAfterRender } from "#web/ui/focus/use-after-render.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type RegisteredField, useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { type AdjustmentText, actionNames, adjustmentOf, blankAdjustment, wordsOf } from "./adjustment.ts";
import { QuickAwards } from "./quick-awards.tsx";
import "#web/features/points/admin/segmented.css";
import "#web/ui/styles/overlay-input.css";

type AdjustPointsProps = { choice: Choice; onAdjusted: (answer: PointsUser) => void };

const unanswered = "No answer came back. Check the balance before you try again: the points may have moved.";

export const adjusting = [pointsAdminApi.adjust.path];

/** Adds, subtracts or sets a member's points. The button says what it will do. The form is inert while it's being sent. */
export function AdjustPoints({ choice, onAdjusted }: AdjustPointsProps) {
  const team = useTeam();
  const headingId = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const { pointsMoved } = usePointsChanges();
  const { chosen } = choice;
  const form = useSubmitForm({
    defaultValues: blankAdjustment,
    mutationKey: adjusting,
    schema: () => formSchemas.pointsAdmin().then((forms) => forms.AdjustForm),
    toBody: (plan) => adjustmentOf(chosen?.id ?? "", plan),
    send: (body) => api(pointsAdminApi.adjust, { params: { id: body.userId }, body }),
    valuesAfter: () => blankAdjustment,
    onSent: (answer) => {
      toast({ title: pointsTexts.adjusted });
      onAdjusted(answer);
      pointsMoved(answer);
    },
    hasFailureToast: true,
    errorMessage: (error) => {
      pointsMoved(); // the points may have changed even though the response was lost
      return errorMessage(error, unanswered);
    },
  });
  const plan = form.watch();
  const [planned, setPlanned] = useState<PlannedSet>();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const isConfirmed = useRef(false);
  const afterRender = useAfterRender();

  /** Returns whether to ask for confirmation, which setting a balance requires once the form is valid. */
  function mustAsk(): boolean {
    const amount = numberIn(plan.amount);
    if (isConfirmed.current || plan.action !== "set" || !chosen || form.isSending) return false;
    if (amount === undefined || !Number.isInteger(amount) || amount < 0 || amount > maxPoints) return false;
    setPlanned({ member: chosen, amount });
    setConfirmOpen(true);
    return true;
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (mustAsk()) return event.preventDefault();
    isConfirmed.current = false;
    submitButton.current?.focus(); // the focused field is about to become inert
    void form.formProps.onSubmit(event);
  }
  function handleConfirm() {
    setConfirmOpen(false);
    isConfirmed.current = true;
    afterRender(() => form.formProps.ref.current?.requestSubmit()); // the dialog has returned the focus by then
  }

  function handleAward({ action, amount, description }: AdjustmentText) {
    form.setValue("action", action);
    form.setValue("amount", amount);
    form.setValue("description", description);
  }
  function handleClear() {
    form.clear();
    choice.onChoose("");
  }
  return (
    <section className="card" id="adjust-points" tabIndex={-1} aria-labelledby={headingId}>
      <h3 id={headingId}>Adjust {pointsName(team)}</h3>
      <form className="form" {...form.formProps} onSubmit={handleSubmit}>
        <div className="adjust" inert={form.isSending}>
          <UserChoice {...choice} error={chosen ? undefined : form.problems.userId} />
          <ActionChoice field={form.fieldProps("action")} />
          <QuickAwards plan={plan} onAward={handleAward} />
          <div className="card__2">
            <TextField label="Amount" inputMode="numeric" {...form.fieldProps("amount")} />
            <TextField label="Description" placeholder="What it’s for" {...form.fieldProps("description")} />
          </div>
        </div>
        {form.failure && <p className="error">{form.failure}</p>}
        <div className="card__actions">
          <Button type="submit" small isBusy={form.isSending} ref={submitButton}>
            {form.isSending ? "Saving..." : wordsOf(plan, team)}
          </Button>
          <TextButton isDisabled={form.isSending} onClick={handleClear}>
            Clear
          </TextButton>
        </div>
      </form>
      <ConfirmSet
        planned={planned}
        isOpen={isConfirmOpen}
        onConfirm={handleConfirm}
        onClose={() => setConfirmOpen(false)}
      />
    </section>
  );
}

/** What to do with the points. */
const ActionChoice = ({ field: { error: _error, defaultValue, ...field } }: { field: RegisteredField }) => (
  <fieldset className="segmented">
    <legend>Action</legend>
    <div>
      {adjustActions.map((action) => (
        <label key={action}>
          <input
            className="overlay-input"
            type="radio"
            {...field}
            value={action}
            defaultChecked={action === defaultValue}
          />
          <span>{actionNames[action]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** The member whose balance would be set, and the new balance. */
type PlannedSet = { member: PointsUser; amount: number };

type ConfirmSetProps = { planned: PlannedSet | undefined; isOpen: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before a balance is replaced, because an amount that was meant to be added would take points away. */
function ConfirmSet({ planned, isOpen, onConfirm, onClose }: ConfirmSetProps) {
  const { member, amount = 0 } = planned ?? {};
  const team = useTeam();
  const name = member ? shownName(team, member) : "";
  const points = member?.points ?? 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Set the ${pointsName(team)} of ${name}?`}
      confirmLabel={`Set to ${formatNumber(amount)}`}
      pendingLabel="Saving..."
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {name} has <b>{formatNumber(points)}</b> now and will have <b>{formatNumber(amount)}</b>,{" "}
        {differenceOf(amount - points)}.
      </p>
    </ConfirmDialog>
  );
}

function differenceOf(difference: number): string {
  if (difference === 0) return "the same as before";
  return `${formatNumber(Math.abs(difference))} ${difference > 0 ? "more" : "fewer"}`;
}

type Choice = {
  /** The members to choose from. */
  members: PointsUser[];
  chosen: PointsUser | undefined;
  control: RefObject<HTMLSelectElement | null>;
  onChoose: (id: string) => void;
};

/** Chooses a member from the list. The chosen one stays selectable even if a new search doesn't find them. */
function UserChoice({ members, chosen, control, onChoose, error }: Choice & { error: string | undefined }) {
  const team = useTeam();
  const isListed = members.some(({ id }) => id === chosen?.id);
  const options = chosen && !isListed ? [chosen, ...members] : members;
  return (
    <Field label="User" hint="To find others, use Search members." error={error}>
      {(inputProps) => (
        <select
          {...inputProps}
          name="userId"
          ref={control}
          value={chosen?.id ?? ""}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">Choose a user</option>
          {options.map((member) => (
            <option key={member.id} value={member.id}>
              {shownName(team, member)}, {inPoints(member.points, team)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
