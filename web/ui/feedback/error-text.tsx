import type { ReactNode } from "react";

/** Why something failed, announced to screen readers. Renders nothing without a text. */
export const ErrorText = ({ id, children }: { id?: string; children: ReactNode }) =>
  children && (
    <p className="error" id={id} role="alert">
      {children}
    </p>
  );
