import { useId } from "react";
import { terrainPath } from "#contract/art/art.ts";
import { Print } from "./print.tsx";

const outline =
  "M150 40C196 18 262 14 318 26 322 150 318 262 338 372 350 446 380 528 408 602 378 634 326 652 280 650 256 566 226 486 204 400 176 290 152 160 150 40Z";

/** The sleeve for the mouse arm, drawn flat, with the wordmark running down it. */
export function Sleeve({ wordmark }: { wordmark: string }) {
  const clipId = useId();
  return (
    <svg viewBox="60 0 440 670" role="img" aria-label={`${wordmark} gaming sleeve, drawn flat`}>
      <clipPath id={clipId}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path d="M0 0h560v680H0z" fill="var(--color-bone)" />
        <image href={terrainPath("sleeve", wordmark)} width="560" height="680" />
        <path d="M130 0h210v66C270 44 190 56 130 88z" fill="var(--color-ink)" />
        <path d="M130 88c60-32 140-44 210-22v11c-70-22-150-10-210 22z" fill="var(--color-amber)" />
        <path d="M250 622c60 0 110-18 150-48l40 60-60 46H240z" fill="var(--color-ink)" />
      </g>
      <Print
        wordmark={wordmark}
        shape={{ width: 400, low: 34, high: 96 }}
        transform="translate(292 122) rotate(81.5)"
        fill="var(--color-ink)"
      />
      <path d={outline} fill="none" stroke="var(--color-wire)" strokeWidth="1.5" />
      <path
        d="M196 330c40 22 92 26 136 6M208 366c40 20 88 22 128 4"
        fill="none"
        stroke="var(--color-ink)"
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
    </svg>
  );
}
