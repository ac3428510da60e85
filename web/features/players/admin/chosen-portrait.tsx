import { useEffect, useRef, useState } from "react";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { PictureDrop } from "#web/ui/pictures/picture-drop.tsx";
import { problemOf } from "#web/ui/pictures/picture-problem.ts";
import { playerLabels } from "./player-fields.tsx";

type ChosenPortraitProps = {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  /** The address of the picture to show if none is chosen. */
  standIn: string | undefined;
  /** The fraction of the form that is sent, from 0 to 1; undefined if it isn't being sent. */
  share: number | undefined;
  onStop: () => void;
  error: string | undefined;
};

export const portraitHint = "If you don’t add one, we draw the gamertag.";

/** The picture of a new player, which is previewed immediately and sent with the form. */
export function ChosenPortrait({ file, onFile, standIn, share, onStop, error }: ChosenPortraitProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState("");
  const preview = usePreview(file);

  function handleFiles(files: File[]) {
    const wrong = problemOf(files);
    setProblem(wrong);
    if (wrong) return;
    onFile(files[0]);
    setSaid(portraitChosen);
  }
  function handleTakeAway() {
    if (share !== undefined) return onStop();
    onFile(undefined);
    setProblem(undefined);
    setSaid(uploadTexts.removed);
  }
  return (
    <div className="full">
      <PictureDrop
        label={playerLabels.imageUrl}
        input={input}
        url={preview}
        standIn={standIn}
        hint={standIn ? "If you don’t add one, we draw the gamertag, like this." : portraitHint}
        problem={problem ?? error}
        share={share}
        said={said}
        onFiles={handleFiles}
        onTakeAway={handleTakeAway}
        onCropped={(part) => handleFiles([part])}
      />
      <input type="hidden" name="profileImage" />
    </div>
  );
}

const portraitChosen = "Picture chosen. It’s uploaded when you save.";

/** Returns the file as a data URL, the only kind of local address that the page's security policy allows. */
function usePreview(file: File | undefined) {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === "string") setShown({ file, url: reader.result });
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return file && shown?.file === file ? shown.url : "";
}
