import { lazy, Suspense } from "react";
import type { CropPanelProps } from "./crop-panel.tsx";

const CropPanel = lazy(() => import("./crop-panel.tsx"));

/** Whether a page may read a picture's pixels: one of ours, or one that is only here. */
export const canCrop = (url: string) => url.startsWith("/media/") || url.startsWith("data:image/");

/** Where a picture is cropped, loaded once somebody wants to. */
export const Cropping = (props: CropPanelProps) => (
  <Suspense fallback={null}>
    <CropPanel {...props} />
  </Suspense>
);
