import { useEffect, useRef, useState } from "react";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { CreatePlayerRequest } from "#contract/players/admin/forms.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { upload } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { asFormFields } from "./player-values.ts";

const explainRefusal = describeError(playerTexts.createFailed);

/** Sends a new player with their picture. The upload can be cancelled. */
export function useNewPlayer(onUnknown: () => void) {
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function send(body: CreatePlayerRequest) {
    const own = new AbortController();
    underWay.current = own;
    if (file) setShare(0);
    const onProgress = file && setShare;
    return upload(
      playersAdminApi.create,
      { profileImage: file },
      { fields: asFormFields(body), signal: own.signal, onProgress },
    ).finally(() => setShare(undefined));
  }
  function errorMessage(error: unknown) {
    if (!underWay.current?.signal.aborted) return explainRefusal(error);
    onUnknown(); // the server may have received everything
    return { title: playerTexts.createFailed, description: playerTexts.stopped };
  }
  return { file, setFile, share, send, stop: () => underWay.current?.abort(), errorMessage };
}
