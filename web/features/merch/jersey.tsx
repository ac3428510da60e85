import { useId } from "react";
import { terrainPath } from "#contract/art/art.ts";
import { Print } from "./print.tsx";

const hem = "c120 26 248 26 368 0";
const body = `M262 62 158 96 36 282l112 74 56-76-8 390${hem}l-8-390 56 76 112-74L602 96 498 62`;

/** The shirt, drawn flat. The contours behind the team's name climb with its hem. */
export function Jersey({ wordmark }: { wordmark: string }) {
  const clipId = useId();
  return (
    <svg viewBox="0 0 760 700" role="img" aria-label={`${wordmark} jersey, front, drawn flat`}>
      <clipPath id={clipId}>
        <path d={`${body}c-30 58-206 58-236 0z`} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path d="M0 0h760v760H0z" fill="#10201a" />
        <image href={terrainPath("jersey", wordmark)} width="760" height="760" />
        <path d="M36 282l112 74-14 20L22 304zM724 282l-112 74 14 20 112-72z" fill="var(--color-amber)" />
        <path d="M0 690 760 538V760H0z" fill="var(--color-bone)" />
        <path d="M0 690 760 538v14L0 704z" fill="var(--color-ink)" />
      </g>
      <path d="M262 62c30 58 206 58 236 0l22 7c-40 82-240 82-280 0z" fill="var(--color-bone)" />
      <Print
        wordmark={wordmark}
        shape={{ width: 250, low: 30, high: 80 }}
        transform="translate(255 196)"
        fill="var(--color-bone)"
      />
      <path d={body} fill="none" stroke="var(--color-wire)" strokeWidth="1.5" />
      <path
        d="M204 280c-2-60 4-128 18-204M556 280c2-60-4-128-18-204"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
    </svg>
  );
}
