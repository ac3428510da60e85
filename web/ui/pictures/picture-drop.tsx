import { lazy, type RefObject, Suspense, useId, useState } from "react";
import { pictureTypes, uploadTexts } from "#contract/uploads/constants.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { FileInput } from "./file-input.tsx";
import { Picture } from "./picture.tsx";
import type { PictureCropperProps } from "./picture-cropper.tsx";
import "#web/ui/fields/field.css";
import "./picture-field.css";

const PictureCropper = lazy(() => import("./picture-cropper.tsx"));

/** Whether the page may read a picture's pixels: only our own uploads and data URLs. */
const canCrop = (url: string) => url.startsWith("/media/") || url.startsWith("data:image/");

/** The cropper, loaded on first use. */
const LazyPictureCropper = (props: PictureCropperProps) => (
  <Suspense fallback={null}>
    <PictureCropper {...props} />
  </Suspense>
);

type PictureDropProps = {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** The address of the current picture; empty for none. */
  url: string;
  /** The address of the picture to show if there is none. */
  standIn: string | undefined;
  /** What happens without a picture. */
  hint: string | undefined;
  problem: string | undefined;
  /** The fraction uploaded, from 0 to 1; undefined if nothing is being uploaded. */
  share: number | undefined;
  /** The state of the upload, for screen readers. */
  said: string;
  onFiles: (files: File[]) => void;
  /** Removes the picture, or cancels its upload. */
  onTakeAway: () => void;
  /** Called with the cropped picture, if it can be cropped. */
  onCropped?: (picture: File) => void;
};

/** A drop zone for a picture: shows the current one, the progress of an upload, and its errors. */
export function PictureDrop(props: PictureDropProps) {
  const { label, input, url, standIn, hint, problem, share, said, onFiles, onTakeAway, onCropped } = props;
  const id = useId();
  const [cropped, setCropped] = useState<string>();
  const isSending = share !== undefined;

  function endCropping() {
    setCropped(undefined);
    input.current?.focus(); // the pressed button is removed
  }

  function handleTakeAway() {
    onTakeAway();
    input.current?.focus(); // the pressed button is removed
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`dropzone ${onCropped ? "dropzone--portrait" : ""}`} aria-busy={isSending || undefined}>
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
        <LazyPictureCropper
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
