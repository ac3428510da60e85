export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPicturePixels = 40_000_000;
/** Longest side in pixels of an upload. Resizing keeps several hundred lines in memory, so their length has to be limited. */
export const maxPictureSideSent = 16_384;
export const maxPictureFrames = 200;
/** Longest side in pixels of a stored picture. Larger uploads are resized. */
export const maxPictureSide = 1024;

export const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;
/** File extensions that browsers use for these types. */
export const pictureExtensions = ["png", "jpg", "jpeg", "jfif", "pjpeg", "pjp", "gif", "webp"] as const;

/** Messages for the picture field and its upload. */
export const uploadTexts = {
  hint: "PNG, JPG, WebP or GIF, up to 10MB",
  missing: "Please choose a picture",
  several: "Please upload one picture at a time",
  unexpected: "The form contains something other than a picture",
  notAPicture: "Please choose a PNG, JPG, WebP or GIF picture",
  damaged: "This picture is damaged or incomplete",
  tooLarge: "This picture is larger than 10MB",
  tooManyPixels: "This picture has more than 40 megapixels",
  tooLong: "This picture has a side of more than 16,384 pixels",
  tooHeavy:
    "This picture is too large for a GIF, a WebP or a progressive image. Please save it as a standard JPG or PNG",
  tooManyFrames: "This picture has more than 200 frames",
  failed: "Failed to upload picture. Please try again.",
  uploading: "Uploading",
  finishing: "Almost done",
  uploaded: "Picture uploaded",
  removed: "Picture removed",
  unfinished: "Please wait until the picture is uploaded",
  savesAfterwards: "We’ll save this once the picture is uploaded",
} as const;
