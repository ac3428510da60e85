/** Runs it now, or once somebody comes to a page that the browser has prepared before. */
export function whenActive(run: () => void) {
  if (document.prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
