/** Replaces each picture that fails to load, now or later, with the drawn one. */
export function drawInsteadOfDeadPictures() {
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && drawInstead(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) drawInstead(image);
}

/** A pale area that works on both light and dark backgrounds. */
const area =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Cpath fill='%23798e84' fill-opacity='.3' d='M0 0h1v1H0z'/%3E%3C/svg%3E";

/** If the drawn picture fails too, shows an area instead of a broken image, unless there is alt text to show. */
function drawInstead(image: HTMLImageElement) {
  const { drawn } = image.dataset;
  if (drawn && !image.src.endsWith(drawn)) image.src = drawn;
  else if (!image.alt && image.src !== area) image.src = area;
}
