/** Runs a function now, or once a prerendered page is shown. */
export function whenActive(run: () => void) {
  if (document.prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
