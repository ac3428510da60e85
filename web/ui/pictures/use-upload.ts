import { useMutation, useMutationState } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { explainUpload, problemOf, uploadPicture } from "./picture-problem.ts";

const uploading = "upload";

type Upload = { file: File; signal: AbortSignal };

/** Returns the names of the fields whose picture is on its way. */
export const useUploading = (): string[] =>
  useMutationState({
    filters: { mutationKey: [uploading], status: "pending" },
    select: ({ options }) => String(options.mutationKey?.[1]),
  });

/**
 * Uploads one file at a time for the field of that name. Starting another or unmounting aborts the current one. `onUploaded` is
 * called as it was rendered last, so it knows what else has changed meanwhile.
 */
export function useUpload(name: string, onUploaded: (url: string) => void) {
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  /** The fraction uploaded, from 0 to 1; undefined if nothing is being uploaded. */
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isUploaded, setUploaded] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  const { mutateAsync: upload } = useMutation({
    mutationKey: [uploading, name],
    mutationFn: ({ file, signal }: Upload) => uploadPicture(file, { signal, onProgress: setShare }),
  });

  function cancel() {
    underWay.current?.abort();
    underWay.current = undefined;
    setShare(undefined);
    setProblem(undefined);
    setUploaded(false);
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
      const url = await upload({ file, signal: own.signal });
      if (own.signal.aborted) return;
      cancel();
      setUploaded(true);
      latest.current(url);
    } catch (error) {
      if (own.signal.aborted) return;
      cancel();
      setProblem(explainUpload(error));
    }
  }

  return {
    share,
    problem,
    /** Whether the latest upload succeeded. */
    isUploaded,
    send,
    cancel,
    sayItWaits: () => setProblem(uploadTexts.savesAfterwards),
  };
}

type FormRules = {
  isUploading: boolean;
  /** Whether a submission that was blocked goes ahead once the upload is done. */
  isReady?: boolean;
  onBlocked: () => void;
  onReset?: () => void;
};

/** Blocks the form's submission while `isUploading`, then submits it if it `isReady`. Calls `onReset` when the form is reset. */
export function useFormEvents(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { isUploading, isReady = false, onBlocked, onReset }: FormRules,
) {
  const blocked = useRef<{ submitter: HTMLElement | null }>(undefined);
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    const block = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      blocked.current = event;
      onBlocked();
    };
    if (isUploading) form.addEventListener("submit", block, { capture: true, signal });
    else {
      const { submitter } = blocked.current ?? {};
      if (blocked.current && isReady) form.requestSubmit(submitter?.isConnected ? submitter : null);
      blocked.current = undefined;
    }
    if (onReset) form.addEventListener("reset", onReset, { signal });
    return () => listening.abort();
  });
}
