import { type RefObject, useId, useState } from "react";
import { pictureTypes, uploadTexts } from "#contract/uploads/constants.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { canCrop, LazyImageCropper } from "./crop/lazy-image-cropper.tsx";
import { FileInput } from "./file-input.tsx";
import { Picture } from "./picture.tsx";
import "#web/ui/fields/field.css";
import "./picture-field.css";

type PictureDropProps = {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** The address of the picture that is there; empty for none. */
  url: string;
  /** What is shown where there is none. */
  standIn: string | undefined;
  /** What is so without one. */
  hint: string | undefined;
  problem: string | undefined;
  /** How much of it is sent, from 0 to 1, while it is. */
  share: number | undefined;
  /** What has become of it, for those who do not see it. */
  said: string;
  onFiles: (files: File[]) => void;
  /** Takes it away, or stops sending it. */
  onTakeAway: () => void;
  /** Where a part of it can be chosen: puts that part in its place. */
  onCropped?: (picture: File) => void;
};

/** Where a picture is dropped or looked for: what is there, how far it is sent, and what is wrong with it. */
export function PictureDrop(props: PictureDropProps) {
  const { label, input, url, standIn, hint, problem, share, said, onFiles, onTakeAway, onCropped } = props;
  const id = useId();
  const [cropped, setCropped] = useState<string>();
  const isSending = share !== undefined;

  function endCropping() {
    setCropped(undefined);
    input.current?.focus(); // what was pressed goes
  }

  function handleTakeAway() {
    onTakeAway();
    input.current?.focus(); // the button that was pressed goes
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="dropzone" aria-busy={isSending || undefined}>
        <Preview url={url} standIn={standIn} />
        <div className="dropzone__text">
          {isSending ? <Progress share={share} /> : <Invitation isAgain={url !== ""} />}
          <p className="hint" id={`${id}-hint`}>
            {hint && !url ? `${uploadTexts.hint}. ${hint}` : uploadTexts.hint}
          </p>
          {isSending && <TextButton onClick={handleTakeAway}>Cancel</TextButton>}
          {!isSending && onCropped && canCrop(url) && (
            <TextButton aria-expanded={cropped === url} onClick={() => setCropped(cropped === url ? undefined : url)}>
              Crop
            </TextButton>
          )}
          {!isSending && url && (
            <TextButton isDestructive onClick={handleTakeAway} aria-label={`Remove ${label}`}>
              Remove
            </TextButton>
          )}
        </div>
        <FileInput
          ref={input}
          id={id}
          accept={pictureTypes.join(",")}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onFiles={onFiles}
        />
      </div>
      {onCropped && url && cropped === url && (
        <LazyImageCropper
          src={url}
          onCropped={(part) => {
            onCropped(part);
            endCropping();
          }}
          onCancel={endCropping}
        />
      )}
      {problem && (
        <p className="error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isSending ? uploadTexts.uploading : said}
      </p>
    </div>
  );
}

function Preview({ url, standIn }: { url: string; standIn: string | undefined }) {
  const src = url || standIn;
  if (!src) return <span className="dropzone__none" aria-hidden="true" />;
  return <Picture className="dropzone__picture" src={src} drawn={standIn} alt={url ? "Preview" : ""} loading="eager" />;
}

const Invitation = ({ isAgain }: { isAgain: boolean }) => (
  <b>
    {isAgain ? "Drop another image, or " : "Drop an image, or "}
    <span className="dropzone__browse">browse</span>
  </b>
);

export function Progress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <>
      <b>{percent < 100 ? `${uploadTexts.uploading} ${percent}%` : uploadTexts.finishing}</b>
      <progress className="dropzone__progress" aria-label={uploadTexts.uploading} max={100} value={percent} />
    </>
  );
}
