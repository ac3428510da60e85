import { useRef, useState } from "react";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { PictureDrop } from "./picture-drop.tsx";
import { useFormEvents, useUpload } from "./use-upload.ts";

type PictureFieldProps = {
  label: string;
  /** The name of the hidden field that holds the picture's address. */
  name: string;
  /** The address of the current picture, or the initial one without `onChange`; empty for none. */
  value: string;
  onChange?: (url: string) => void;
  /** The address of the picture to show if there is none. */
  standIn?: string;
  /** What happens without a picture. */
  hint?: string;
  error?: string | undefined;
  /** The picture can be cropped to portrait format. */
  isPortrait?: boolean;
};

/** A picture field that uploads the chosen file at once. The form receives its address. */
export function PictureField({ label, name, value, onChange, standIn, hint, error, isPortrait }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<string>();
  const [said, setSaid] = useState("");
  const url = onChange ? value : (own ?? value);

  function put(chosen: string) {
    setOwn(chosen);
    setSaid(chosen ? uploadTexts.uploaded : uploadTexts.removed);
    onChange?.(chosen);
  }
  const { share, problem = error, isUploaded, send, cancel, sayItWaits } = useUpload(name, put);
  const isSending = share !== undefined;

  function takeAway() {
    cancel();
    if (!isSending) put("");
  }
  function forget() {
    cancel();
    setOwn(undefined);
    setSaid("");
  }
  useFormEvents(input, { isUploading: isSending, isReady: isUploaded, onBlocked: sayItWaits, onReset: forget });

  return (
    <>
      <PictureDrop
        label={label}
        input={input}
        url={url}
        standIn={standIn}
        hint={hint}
        problem={problem}
        share={share}
        said={said}
        onFiles={(files) => void send(files)}
        onTakeAway={takeAway}
        {...(isPortrait && { onCropped: (part) => void send([part]) })}
      />
      <input type="hidden" name={name} value={url} />
    </>
  );
}
