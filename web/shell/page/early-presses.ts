// The first script of the app's pages, small and without imports so that it runs long before the rest. Repeats a button press or
// a form submission that came before hydration. Links, and forms with their own `action`, are left to plain HTML.

const isReady = () => document.documentElement.hasAttribute("data-ready");
const answeredByBrowser = "[popovertarget], [commandfor]";
/** Of several presses, the last one counts. */
let pressAgain: (() => void) | undefined;

function keep(event: Event, again: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  pressAgain = again;
}

function keepPress(event: Event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const isSentPlainly = button?.type === "submit" && button.form?.hasAttribute("action");
  if (button && !isSentPlainly && !button.matches(answeredByBrowser)) keep(event, () => button.click());
}

function keepForm(event: Event) {
  const form = event.target;
  if (form instanceof HTMLFormElement && !form.hasAttribute("action")) keep(event, () => form.requestSubmit());
}

/** Repeats the press once `use-navigation-focus.ts` has marked the page as ready. */
function continueOnceReady(_changes: unknown, observer: MutationObserver) {
  if (!isReady()) return;
  observer.disconnect();
  document.removeEventListener("click", keepPress, true);
  document.removeEventListener("submit", keepForm, true);
  pressAgain?.();
}

if (!isReady()) {
  document.addEventListener("click", keepPress, true);
  document.addEventListener("submit", keepForm, true);
  const changes = { attributes: true, attributeFilter: ["data-ready"], subtree: true };
  new MutationObserver(continueOnceReady).observe(document, changes);
}
