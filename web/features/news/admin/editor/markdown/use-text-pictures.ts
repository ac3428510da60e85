import { type RefObject, useEffect, useRef, useState } from "react";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import { reportError } from "#web/api/report-errors.ts";
import { upload } from "#web/api/upload.ts";
import { explainUpload, problemOf } from "#web/ui/pictures/picture-problem.ts";
import { asBlock, type Edit } from "./markdown-edit.ts";
import { standInFor } from "./picture-stand-in.ts";
import { replaceWhileTyping, selectedOf, typeInto } from "./type-into.ts";

const describeIt = "Describe the picture";

/** Uploads pictures into a text one by one, each in its place, with a description to type over. */
export function useTextPictures(field: RefObject<HTMLTextAreaElement | null>) {
  /** The fraction of the current picture that is uploaded, from 0 to 1; undefined if there is none. */
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const leaving = useRef<AbortController>(undefined);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);

  /** Replaces a part of the text, if it's still there. */
  function replace(there: string, insert: string, select: Edit["select"]) {
    const area = field.current;
    const from = area?.value.indexOf(there) ?? -1;
    if (!area || from === -1) return;
    replaceWhileTyping(area, { from, to: from + there.length, insert, select });
  }

  async function send(file: File, standIn: string) {
    const signal = leaving.current?.signal;
    if (signal?.aborted) return;
    setShare(0);
    try {
      const { url } = await upload(
        uploadsApi.create,
        { picture: file },
        { ...(signal && { signal }), onProgress: setShare },
      );
      replace(standIn, `![${describeIt}](${url})`, [2, 2 + describeIt.length]);
    } catch (error) {
      if (signal?.aborted) return;
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
      if (wrong || !area) continue;
      count.current += 1;
      const standIn = standInFor(file.name, count.current);
      typeInto(area, asBlock(selectedOf(area), standIn));
      queue.current = queue.current.then(() => send(file, standIn)).catch(reportError); // the next one is still sent
    }
  }
  return { share, problem, add, complain: setProblem };
}
