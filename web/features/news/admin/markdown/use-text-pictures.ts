import { type RefObject, useEffect, useRef, useState } from "react";
import { standInFor } from "#contract/news/desk/picture-stand-in.ts";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { reportError } from "#web/api/report-errors.ts";
import { explainUpload, problemOf, uploadPicture } from "#web/ui/pictures/picture-problem.ts";
import { asBlock, type Edit } from "./markdown-edit.ts";
import { replaceWhileTyping, selectedOf, typeInto } from "./type-into.ts";

const describeIt = "Describe the picture";

/** Uploads pictures into a text one by one, each in its place, with a description to type over. */
export function useTextPictures(field: RefObject<HTMLTextAreaElement | null>) {
  /** The fraction of the current picture that is uploaded, from 0 to 1; undefined if there is none. */
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  const standIns = useRef<string[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  useEffect(() => {
    underWay.current = new AbortController();
    return () => underWay.current?.abort();
  }, []);

  /** Replaces a part of the text, if it's still there. */
  function replace(there: string, insert: string, select: Edit["select"]) {
    const area = field.current;
    const from = area?.value.indexOf(there) ?? -1;
    if (!area || from === -1) return;
    replaceWhileTyping(area, { from, to: from + there.length, insert, select });
  }

  async function send(file: File, { standIn, signal }: { standIn: string; signal: AbortSignal }) {
    if (signal.aborted) return;
    setShare(0);
    try {
      const url = await uploadPicture(file, { signal, onProgress: setShare });
      if (signal.aborted) return;
      setProblem((said) => (said === uploadTexts.unfinished ? undefined : said));
      replace(standIn, `![${describeIt}](${url})`, [2, 2 + describeIt.length]);
    } catch (error) {
      if (signal.aborted) return;
      replace(standIn, "", [0, 0]);
      setProblem(explainUpload(error));
    }
    setShare(undefined);
  }

  function add(files: readonly File[]) {
    setProblem(undefined);
    for (const file of files) {
      const area = field.current;
      const wrong = problemOf([file]);
      if (wrong) setProblem(wrong);
      const signal = underWay.current?.signal;
      if (wrong || !area || !signal) continue;
      count.current += 1;
      const standIn = standInFor(file.name, count.current);
      standIns.current.push(standIn);
      typeInto(area, asBlock(selectedOf(area), standIn));
      queue.current = queue.current.then(() => send(file, { standIn, signal })).catch(reportError); // the next one is still sent
    }
  }

  /** Stops all uploads, also those that wait, and removes their places from the text. */
  function cancel() {
    underWay.current?.abort();
    underWay.current = new AbortController();
    for (const standIn of standIns.current.splice(0)) replace(standIn, "", [0, 0]);
    setShare(undefined);
    setProblem(undefined);
    field.current?.focus(); // the pressed button is removed
  }
  return { share, problem, add, cancel, remindToWait: () => setProblem(uploadTexts.unfinished) };
}
