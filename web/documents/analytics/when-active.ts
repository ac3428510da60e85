/** Runs it now, or once a page that the browser prepared is shown. */
export function whenActive(run: () => void) {
  if (document.prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
