import { type FormEvent, useState } from "react";
import { maxReasonLength } from "#contract/points/awards/constants.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { QuickAwards } from "#web/features/points/admin/members/quick-awards.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type AwardSource, awardSources, draftProblems } from "./award-draft.ts";
import { AwardReview } from "./award-review.tsx";
import { countOf } from "./award-words.ts";
import { ChooseMembers } from "./choose-members.tsx";
import { CsvDrop } from "./csv-drop.tsx";
import { type AwardMany, useAwardMany } from "./use-award-many.ts";
import "#web/features/points/admin/segmented.css";
import "./awards.css";
import "#web/ui/styles/card.css";
import "#web/ui/styles/overlay-input.css";

type AwardDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * Awards points to many in two steps: choosing members and amounts, then checking each new balance. Closing it keeps what was
 * typed.
 */
export function AwardDialog({ isOpen, onClose }: AwardDialogProps) {
  const award = useAwardMany(onClose);
  const title = award.review ? "Check the awards" : "Award many";
  return (
    <Dialog
      className="dialog--award"
      isOpen={isOpen}
      onClose={onClose}
      contentKey={award.review ? "review" : "draft"}
      title={title}
    >
      {isOpen && (award.review ? <AwardReview award={award} /> : <AwardForm award={award} onCancel={onClose} />)}
    </Dialog>
  );
}

type AwardFormProps = { award: AwardMany; onCancel: () => void };

/** A form for who gets points, how many and what for. */
function AwardForm({ award, onCancel }: AwardFormProps) {
  const team = useTeam();
  const { draft, change } = award;
  const [isTried, setTried] = useState(false);
  const problems = isTried ? draftProblems(draft) : {};

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const found = draftProblems(draft);
    if (!found.who && !found.amount && !award.isPlanning) award.plan();
  }
  return (
    <form className="award-many" noValidate onSubmit={handleSubmit}>
      <div className="award-many__who">
        <SourceChoice source={draft.source} onSource={(source) => change({ source })} />
        {draft.source === "choose" && <ChooseMembers chosen={draft.chosen} onChosen={(chosen) => change({ chosen })} />}
        {draft.source === "paste" && (
          <TextAreaField
            label="Names"
            rows={12}
            hint={`${hasDiscord(team) ? "Discord names, email" : "Email"} addresses or names, one per line or separated by commas. Numbers, bullets, an @, capitals and spaces don’t matter. From a spreadsheet, paste the amounts too.`}
            value={draft.names}
            onChange={({ currentTarget }) => change({ names: currentTarget.value })}
          />
        )}
        {draft.source === "file" && <CsvDrop file={draft.file} onFile={(file) => change({ file })} />}
        {award.changedCount > 0 && (
          <p className="hint">We’ve kept your changes to {countOf(award.changedCount, "line")} from the check.</p>
        )}
        <ErrorText>{problems.who}</ErrorText>
      </div>
      <div className="award-many__what">
        <QuickAwards
          plan={{ action: "add", amount: draft.amount, description: draft.reason }}
          onAward={({ amount, description }) => change({ amount, reason: description })}
        />
        <div className="card__2">
          <TextField
            label="Amount"
            inputMode="numeric"
            error={problems.amount}
            value={draft.amount}
            onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
          />
          <TextField
            label="Reason"
            placeholder="What it’s for"
            maxLength={maxReasonLength}
            value={draft.reason}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
        </div>
        <p className="hint">Next, you’ll see each member’s new balance. Nothing is awarded yet.</p>
      </div>
      <ErrorText>{award.planFailure}</ErrorText>
      <div className="dialog__actions award-many__actions">
        <Button type="submit" isBusy={award.isPlanning}>
          {award.isPlanning ? "Checking..." : "Check the awards"}
        </Button>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </div>
    </form>
  );
}

const sources = Object.entries(awardSources) as [AwardSource, string][]; // its own keys

const SourceChoice = ({ source, onSource }: { source: AwardSource; onSource: (source: AwardSource) => void }) => (
  <fieldset className="segmented">
    <legend>Who</legend>
    <div>
      {sources.map(([value, label]) => (
        <label key={value}>
          <input
            className="overlay-input"
            type="radio"
            name="source"
            value={value}
            checked={source === value}
            onChange={() => onSource(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
