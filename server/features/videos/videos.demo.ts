import { demoId } from "#server/features/demonstration/demo-id.format.ts";

const clips = [
  [
    "demo0videou",
    "One in five: how we take height",
    "Scarp_demo walks through a full retake, piece by piece, at half speed.",
  ],
  ["demo0videoc", "Pennine Winter Final, game six", "All comms, no cuts."],
  ["demo0videom", "Drop maps for the new coast", "Tarn9_demo marks three paths."],
  ["demo0video9", "Coach reacts: our worst rotate", "It went out with 61 left."],
] as const;

/** The ids aren't real videos, so the player shows the provider's own notice. */
export const demoVideos = clips.map(([videoId, title, description], index) => ({
  id: demoId("videos", index + 1),
  videoId,
  title,
  description,
  position: index + 1,
}));
