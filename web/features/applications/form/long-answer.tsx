import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import "./long-answer.css";

/** Long enough that it is not said at each key. */
const pauseMs = 1500;

type LongAnswerProps = { least: number; field: ComponentProps<"textarea"> };

/** A text that has to be detailed: it counts its characters as they are counted when it is checked. */
export function LongAnswer({ least, field }: LongAnswerProps) {
  const [length, setLength] = useState(0);
  const [said, setSaid] = useState("");
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function handleInput({ currentTarget, isTrusted }: FormEvent<HTMLTextAreaElement>) {
    const typed = [...currentTarget.value.trim()].length;
    setLength(typed);
    clearTimeout(pause.current);
    if (isTrusted) pause.current = setTimeout(() => setSaid(progress(typed, least)), pauseMs);
  }

  const isEnough = length >= least;
  return (
    <>
      <span className={isEnough ? "count count--enough" : "count"} aria-hidden="true">
        <b className="numerals">{length}</b>
        {isEnough ? " characters" : ` of ${least}`}
      </span>
      <textarea {...field} onInput={handleInput} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

const progress = (typed: number, least: number) =>
  typed < least ? `${typed} of at least ${least} characters` : "Long enough";
