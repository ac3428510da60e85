import type { CSSProperties } from "react";

/** How long a figure is, for a style that lets it grow no wider than its place. */
export const digitsOf = (figure: string) =>
  ({ "--digits": figure.length }) as CSSProperties; /* React's type knows no custom properties */
