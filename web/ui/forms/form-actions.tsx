import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";

type FormActionsProps = {
  form: { failure: string | undefined; isSending: boolean };
  className?: string;
  /** Spans both columns of a two-column form. */
  isFull?: boolean;
  submit: string;
  pending: string;
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
  const { form, className, isFull, submit, pending, onCancel, children, after, ...look } = props;
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
          {form.isSending ? pending : submit}
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
