/** The longest title and description of a video. */
export const titleLength = 160;
export const videoTextLength = 2000;

/** Messages on the video screens. */
export const videoTexts = {
  incomplete: "Please provide video ID and title",
  unknownAddress: "Please enter a YouTube video ID or the address of a YouTube video",
  added: "Video added",
  updated: "Video updated",
  deleted: "Video deleted",
  addFailed: "Failed to add video",
  updateFailed: "Failed to update video",
  deleteFailed: "Failed to delete video",
  stale:
    "Someone else changed this video while you were editing. Your changes are still here: check theirs and save again.",
  otherOrder: "Someone else changed the order. Check the list, then move yours again.",
  otherVideos: "Someone else added or deleted a video. Check the list, then move yours again.",
} as const;
