/** What the screens of videos say. */
export const videoTexts = {
  incomplete: "Please provide video ID and title",
  unknownAddress: "Please enter a YouTube video ID or the address of a YouTube video",
  added: "Video added",
  updated: "Video updated",
  deleted: "Video deleted",
  addFailed: "Failed to add video",
  updateFailed: "Failed to update video",
  deleteFailed: "Failed to delete video",
} as const;
