import { useId, useRef, useState } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { FileInput } from "#web/ui/pictures/file-input.tsx";
import "#web/ui/pictures/picture-field.css";
import type { AwardDraft } from "#web/features/points/admin/awards/award-draft.ts";
import { countOf } from "#web/features/points/admin/awards/award-words.ts";
import { csvLines } from "./csv-lines.ts";

type CsvDropProps = { file: AwardDraft["file"]; onFile: (file: AwardDraft["file"]) => void };

const mostBytes = 1_000_000;
const unreadable = "This file couldn’t be read. Please save it as CSV, with one member per line.";

/** A drop zone for a file with one member per line. */
export function CsvDrop({ file, onFile }: CsvDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  async function handleFiles([first]: File[]) {
    if (!first) return;
    const lines = first.size > mostBytes ? [] : await csvLines(await first.arrayBuffer()).catch(() => []);
    setProblem(lines.length === 0 ? unreadable : undefined);
    onFile(lines.length > 0 ? { name: first.name, lines } : undefined);
  }
  function handleRemove() {
    onFile(undefined);
    input.current?.focus(); // the pressed button is removed
  }
  return (
    <div className="field">
      <label htmlFor={id}>CSV file</label>
      <div className="dropzone award-drop">
        <div className="dropzone__text">
          <b>
            {file ? `${file.name}, ${countOf(file.lines.length, "line")}` : "Drop a CSV file, or "}
            {!file && <span className="dropzone__browse">browse</span>}
          </b>
          <p className="hint" id={`${id}-hint`}>
            Three columns: name, amount, reason, or any order if the first line names them. If a line has no amount or
            reason, the ones below apply.
          </p>
          {file && (
            <TextButton isDestructive onClick={handleRemove}>
              Remove file
            </TextButton>
          )}
        </div>
        <FileInput
          ref={input}
          id={id}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onFiles={(files) => void handleFiles(files)}
        />
      </div>
      {problem && (
        <p className="error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
