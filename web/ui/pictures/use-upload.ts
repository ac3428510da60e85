import { type RefObject, useEffect, useRef, useState } from "react";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import { upload } from "#web/api/upload.ts";
import { explainUpload, problemOf } from "./picture-problem.ts";

/** Uploads one file at a time. Starting another or unmounting aborts the current one. */
export function useUpload(onUploaded: (url: string) => void) {
  /** The fraction uploaded, from 0 to 1; undefined if nothing is being uploaded. */
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const underWay = useRef<AbortController>(undefined);

  function cancel() {
    underWay.current?.abort();
    underWay.current = undefined;
    setShare(undefined);
    setProblem(undefined);
  }
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(files: readonly File[]) {
    cancel();
    const wrong = problemOf(files);
    setProblem(wrong);
    const [file] = files;
    if (wrong || !file) return;
    const own = new AbortController();
    underWay.current = own;
    setShare(0);
    try {
      const { url } = await upload(uploadsApi.create, { picture: file }, { signal: own.signal, onProgress: setShare });
      if (own.signal.aborted) return;
      cancel();
      onUploaded(url);
    } catch (error) {
      if (own.signal.aborted) return;
      cancel();
      setProblem(explainUpload(error));
    }
  }

  return { share, problem, send, cancel, remindToWait: () => setProblem(uploadTexts.unfinished) };
}

type FormRules = { isHeld: boolean; onHeld: () => void; onReset: () => void };

/** Blocks the form's submission while `isHeld`, and calls `onReset` when the form is reset. */
export function useFormEvents(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { isHeld, onHeld, onReset }: FormRules,
) {
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      onHeld();
    };
    if (isHeld) form.addEventListener("submit", hold, { capture: true, signal });
    form.addEventListener("reset", onReset, { signal });
    return () => listening.abort();
  });
}
