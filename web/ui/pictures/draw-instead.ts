/** Puts the drawn picture in the place of each that doesn't load, now and from now on. */
export function drawInsteadOfDeadPictures() {
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && drawInstead(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) drawInstead(image);
}

/** One pale area, on a light ground and on a dark one. */
const area =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Cpath fill='%23798e84' fill-opacity='.3' d='M0 0h1v1H0z'/%3E%3C/svg%3E";

/** Where what is drawn fails too, an area is better than a broken picture, unless there are words for what it shows. */
function drawInstead(image: HTMLImageElement) {
  const { drawn } = image.dataset;
  if (drawn && !image.src.endsWith(drawn)) image.src = drawn;
  else if (!image.alt && image.src !== area) image.src = area;
}
