import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import { maxPictureSide } from "#contract/uploads/constants.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import "react-easy-crop/react-easy-crop.css";
import "./picture-cropper.css";

export type PictureCropperProps = {
  src: string;
  onCropped: (picture: File) => void;
  onCancel: () => void;
};

const centre = { x: 0, y: 0 };
const failed = "Couldn’t crop this picture. The original hasn’t changed.";

/** Crops a picture to portrait format, by dragging and the wheel, or by the arrow keys and the slider. */
export default function PictureCropper({ src, onCropped, onCancel }: PictureCropperProps) {
  const id = useId();
  const [crop, setCrop] = useState(centre);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [problem, setProblem] = useState<string>();

  function handleUse() {
    if (!area) return;
    cutOut(src, area).then(onCropped, () => setProblem(failed));
  }
  return (
    <section className="crop" aria-label="Crop the picture">
      <div className="crop__view">
        <Cropper
          image={src}
          aspect={4 / 5}
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          keyboardStep={10}
          disableAutomaticStylesInjection
          cropperProps={{ role: "group", "aria-label": "The part that is kept", "aria-describedby": `${id}-how` }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => setArea(pixels)}
        />
      </div>
      <p className="hint" id={`${id}-how`}>
        Drag the picture, or move it with the arrow keys.
      </p>
      <label htmlFor={id}>Zoom</label>
      <input
        id={id}
        type="range"
        min="1"
        max="4"
        step="0.1"
        value={zoom}
        onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
      />
      <ErrorText>{problem}</ErrorText>
      <div className="crop__actions">
        <Button small variant="light" isDisabled={!area} onClick={handleUse}>
          Use this part
        </Button>
        <TextButton onClick={onCancel}>Use the whole picture</TextButton>
      </div>
    </section>
  );
}

type Area = { x: number; y: number; width: number; height: number };

/**
 * Returns a part of a picture as a file, no larger than the site stores pictures. The server decodes it like any other upload.
 */
async function cutOut(src: string, { x, y, width, height }: Area): Promise<File> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const scale = Math.min(1, maxPictureSide / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The canvas is empty"))), "image/png");
  return new File([await promise], "cropped.png", { type: "image/png" });
}
