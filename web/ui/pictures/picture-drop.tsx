import { lazy, type RefObject, Suspense, useState } from "react";
import { pictureTypes, uploadTexts } from "#contract/uploads/constants.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { DropField, Invitation } from "./drop-field.tsx";
import { Picture } from "./picture.tsx";
import type { PictureCropperProps } from "./picture-cropper.tsx";

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
  const actions = isSending ? (
    <TextButton onClick={handleTakeAway}>Cancel</TextButton>
  ) : (
    <>
      {onCropped && canCrop(url) && (
        <TextButton aria-expanded={cropped === url} onClick={() => setCropped(cropped === url ? undefined : url)}>
          Crop
        </TextButton>
      )}
      {url && (
        <TextButton isDestructive onClick={handleTakeAway} aria-label={`Remove ${label}`}>
          Remove
        </TextButton>
      )}
    </>
  );
  return (
    <DropField
      label={label}
      hint={hint && !url ? `${uploadTexts.hint}. ${hint}` : uploadTexts.hint}
      problem={problem}
      accept={pictureTypes.join(",")}
      input={input}
      isBusy={isSending}
      className={onCropped ? "dropzone--portrait" : ""}
      picture={<Preview url={url} standIn={standIn} />}
      title={
        isSending ? (
          <Progress share={share} />
        ) : (
          <Invitation>{url ? "Drop another image, or" : "Drop an image, or"}</Invitation>
        )
      }
      actions={actions}
      said={isSending ? uploadTexts.uploading : said}
      onFiles={onFiles}
    >
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
    </DropField>
  );
}

function Preview({ url, standIn }: { url: string; standIn: string | undefined }) {
  const src = url || standIn;
  if (!src) return <span className="dropzone__none" aria-hidden="true" />;
  return <Picture className="dropzone__picture" src={src} drawn={standIn} alt={url ? "Preview" : ""} loading="eager" />;
}

export function Progress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <>
      <b>{percent < 100 ? `${uploadTexts.uploading} ${percent}%` : uploadTexts.finishing}</b>
      <progress className="dropzone__progress" aria-label={uploadTexts.uploading} max={100} value={percent} />
    </>
  );
}
