/** Puts the drawn picture in the place of each that doesn't load, now and from now on. */
export function drawInsteadOfDeadPictures() {
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && drawInstead(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) drawInstead(image);
}

function drawInstead(image: HTMLImageElement) {
  const { drawn } = image.dataset;
  if (drawn && !image.src.endsWith(drawn)) image.src = drawn; // what is drawn may fail too
}
