import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";

type SubmitProps = {
  form: { failure: string | undefined; isSending: boolean };
  submitLabel: string;
  pendingLabel: string;
};

type FormActionsProps = SubmitProps & {
  className?: string;
  /** Spans both columns of a two-column form. */
  isFull?: boolean;
  onCancel?: () => void;
  variant?: "light" | "danger";
  small?: boolean;
  /** Shown between the failure and the buttons. */
  children?: ReactNode;
  /** Shown beside the buttons. */
  after?: ReactNode;
};

/** The end of a form: its failure, the submit button, and Cancel. */
export function FormActions(props: FormActionsProps) {
  const { form, className, isFull, submitLabel, pendingLabel, onCancel, children, after, ...look } = props;
  return (
    <>
      {children}
      {form.failure && !className && (
        <p className={isFull ? "error full" : "error"} role="alert">
          {form.failure}
        </p>
      )}
      <div className={[className, isFull && "full"].filter(Boolean).join(" ") || undefined}>
        {form.failure && className && (
          <p className="error" role="alert">
            {form.failure}
          </p>
        )}
        <Button type="submit" data-save isBusy={form.isSending} {...look}>
          {form.isSending ? pendingLabel : submitLabel}
        </Button>
        {onCancel && (
          <button type="button" className="text-link" onClick={onCancel}>
            Cancel
          </button>
        )}
        {after}
      </div>
    </>
  );
}

/** The end of a form that has one button: what went wrong, and the button. */
export const SubmitButton = ({ form, submitLabel, pendingLabel }: SubmitProps) => (
  <>
    <ErrorText>{form.failure}</ErrorText>
    <Button type="submit" isBusy={form.isSending}>
      {form.isSending ? pendingLabel : submitLabel}
    </Button>
  </>
);
