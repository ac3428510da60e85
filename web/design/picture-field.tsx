import { useId, useRef, useState } from "react";
import { pictureTypes, uploadTexts } from "#contract/uploads.ts";
import { DropInput } from "./drop-input.tsx";
import { TextKey } from "./text-key.tsx";
import { useFormOf, useUpload } from "./use-upload.ts";
import "./field.css";
import "./picture-field.css";

type PictureFieldProps = {
  label: string;
  /** Of the hidden field that holds the picture's address. */
  name: string;
  /** The address of the picture that is there, or of the first one where nobody listens for changes; empty for none. */
  value: string;
  onChange?: (url: string) => void;
  /** What is shown where there is no picture. */
  standIn?: string;
  /** What is so without one. */
  hint?: string;
  error?: string | undefined;
};

/** A picture, dropped or looked for, and uploaded at once. The form gets its address. */
export function PictureField({ label, name, value, onChange, standIn, hint, error }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<string>();
  const [said, setSaid] = useState("");
  const url = onChange ? value : (own ?? value);

  function put(chosen: string) {
    setOwn(chosen);
    setSaid(chosen ? uploadTexts.uploaded : uploadTexts.removed);
    onChange?.(chosen);
  }
  const { share, problem = error, send, cancel, remindToWait } = useUpload(put);
  const isSending = share !== undefined;

  function takeAway() {
    cancel();
    if (!isSending) put("");
    input.current?.focus(); // the key that was pressed goes
  }
  function forget() {
    cancel();
    setOwn(undefined);
    setSaid("");
  }
  useFormOf(input, { isHeld: isSending, onHeld: remindToWait, onReset: forget });

  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <div className="drop" aria-busy={isSending || undefined}>
        <Preview url={url} standIn={standIn} />
        <div className="drop__text">
          {isSending ? <Progress share={share} /> : <Invitation isAgain={url !== ""} />}
          <p className="hint" id={`${id}-hint`}>
            {hint && !url ? `${uploadTexts.hint}. ${hint}` : uploadTexts.hint}
          </p>
          {isSending && <TextKey onClick={takeAway}>Cancel</TextKey>}
          {!isSending && url && (
            <TextKey isGrave onClick={takeAway} aria-label={`Remove ${label}`}>
              Remove
            </TextKey>
          )}
        </div>
        <DropInput
          ref={input}
          id={id}
          accept={pictureTypes.join(",")}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onFiles={(files) => void send(files)}
        />
      </div>
      <input type="hidden" name={name} value={url} />
      {problem && (
        <p className="err" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      <p className="vh" role="status">
        {isSending ? uploadTexts.uploading : said}
      </p>
    </div>
  );
}

function Preview({ url, standIn }: { url: string; standIn: string | undefined }) {
  const src = url || standIn;
  if (!src) return <span className="drop__none" aria-hidden="true" />;
  return <img className="drop__picture" src={src} alt={url ? "Preview" : ""} />;
}

const Invitation = ({ isAgain }: { isAgain: boolean }) => (
  <b>
    {isAgain ? "Drop another image, or " : "Drop an image, or "}
    <span className="drop__browse">browse</span>
  </b>
);

function Progress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <>
      <b>{percent < 100 ? `${uploadTexts.uploading} ${percent}%` : uploadTexts.finishing}</b>
      <progress className="drop__progress" aria-label={uploadTexts.uploading} max={100} value={percent} />
    </>
  );
}
