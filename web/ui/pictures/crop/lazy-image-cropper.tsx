import { lazy, Suspense } from "react";
import type { ImageCropperProps } from "./image-cropper.tsx";

const ImageCropper = lazy(() => import("./image-cropper.tsx"));

/** Whether the page may read a picture's pixels: only our own uploads and data URLs. */
export const canCrop = (url: string) => url.startsWith("/media/") || url.startsWith("data:image/");

/** The cropper, loaded on first use. */
export const LazyImageCropper = (props: ImageCropperProps) => (
  <Suspense fallback={null}>
    <ImageCropper {...props} />
  </Suspense>
);
