import { lazy, Suspense } from "react";
import type { ImageCropperProps } from "./image-cropper.tsx";

const ImageCropper = lazy(() => import("./image-cropper.tsx"));

/** Whether a page may read a picture's pixels: one of ours, or one that is only here. */
export const canCrop = (url: string) => url.startsWith("/media/") || url.startsWith("data:image/");

/** Where a picture is cropped, loaded once somebody wants to. */
export const LazyImageCropper = (props: ImageCropperProps) => (
  <Suspense fallback={null}>
    <ImageCropper {...props} />
  </Suspense>
);
