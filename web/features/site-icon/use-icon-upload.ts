import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { upload } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { problemOf } from "./icon-problem.ts";
import { useIconChanged } from "./use-icon-changed.ts";

const isRefused = (error: unknown) => error instanceof ApiFailure && error.status < 500;

/** Uploads a picture as the site's icon, and shows it in this tab's head too. */
export function useIconUpload() {
  const changed = useIconChanged();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: (file: File) => upload(firstStepsApi.favicon, { favicon: file }, { onProgress: setShare }),
    onSuccess: (answer) => {
      toast({ title: faviconTexts.updated, about: firstStepsApi.favicon.path });
      return changed(answer);
    },
    onError: (error) => {
      const said = describeError(isRefused(error) ? faviconTexts.updateFailed : faviconTexts.uploadFailed)(error);
      setProblem(said.description);
      toast({ ...said, tone: "bad", about: firstStepsApi.favicon.path });
    },
  });

  function send(files: readonly File[]) {
    if (sending.isPending) return;
    const wrong = problemOf(files);
    const [file] = files;
    setProblem(wrong);
    setShare(0);
    if (!wrong && file) sending.mutate(file);
  }
  return { send, problem, share: sending.isPending ? share : undefined };
}
