import { isPlainClick } from "#web/ui/actions/plain-click.ts";
import { isAsleep, islandNamed, isPressedWithoutIsland, pressWhenAwake, wake } from "./wake.ts";

/** A pressed control and the island that handles it. */
type Press = { control: HTMLElement; island: HTMLElement };

const pressable = "button, summary, input, select, textarea, label, a[data-button], a[data-wakes]";
/** Handled by the browser. Typing and opening keep working while the island loads. */
const native = "summary, input, select, textarea, label";
/** Needs no island, because the browser or the page's script handles it. */
const answeredHere = "[popovertarget], [commandfor], [data-reload]";

function pressOn(target: EventTarget | null): Press | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  const name = control?.dataset.wakes;
  const island = name ? islandNamed(name) : control?.closest<HTMLElement>("[data-island]");
  const isOwn = control?.matches(answeredHere) === false;
  return control && island && isOwn && isAsleep(island) ? { control, island } : undefined;
}

/** Hydrates islands when they are clicked, focused or typed in, and repeats the click afterwards. */
export function replayEarlyPresses() {
  document.addEventListener("click", (event) => answerClick(event), true);
  document.addEventListener("keydown", (event) => answerSpace(event), true);
  for (const approach of ["pointerdown", "focusin"]) document.addEventListener(approach, approached, { passive: true });
}

function answerClick(event: MouseEvent) {
  const press = pressOn(event.target);
  if (!press) return;
  const { control, island } = press;
  if (control.matches(native)) return void wake(island);
  if (control instanceof HTMLAnchorElement && !isPlainClick(event)) return;
  if (isPressedWithoutIsland(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void pressWhenAwake(island, control);
}

/** Makes Space activate links that act as buttons. */
function answerSpace(event: KeyboardEvent) {
  const press = event.key === " " ? pressOn(event.target) : undefined;
  if (!press?.control.matches("[data-button]")) return;
  event.preventDefault();
  press.control.click();
}

/** Loads the island as soon as a press or typing begins. */
function approached({ type, target }: Event) {
  const press = pressOn(target);
  if (!press) return;
  if (type === "pointerdown" || press.control.matches("input, select, textarea")) void wake(press.island);
}
