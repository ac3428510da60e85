import { isPlainClick } from "#web/ui/actions/plain-click.ts";
import { goesPlainly, isAsleep, islandNamed, pressWhenAwake, wake } from "./wake.ts";

/** What someone presses, and the island that answers it. */
type Press = { control: HTMLElement; island: HTMLElement };

const pressable = "button, summary, input, select, textarea, label, a[data-button], a[data-wakes]";
/** What the browser answers by itself. Typing and opening go on while the island loads. */
const native = "summary, input, select, textarea, label";
/** What needs no island: the browser or the script of the page answers it. */
const answeredHere = "[popovertarget], [commandfor], [data-reload]";

function pressOn(target: EventTarget | null): Press | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  const name = control?.dataset.wakes;
  const island = name ? islandNamed(name) : control?.closest<HTMLElement>("[data-island]");
  const isOwn = control?.matches(answeredHere) === false;
  return control && island && isOwn && isAsleep(island) ? { control, island } : undefined;
}

/** Presses, focus and text reach islands that are asleep: they wake, and what was pressed is pressed once more. */
export function replayFirstPresses() {
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
  if (goesPlainly(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void pressWhenAwake(island, control);
}

/** A link that is a button answers to Space too. */
function answerSpace(event: KeyboardEvent) {
  const press = event.key === " " ? pressOn(event.target) : undefined;
  if (!press?.control.matches("[data-button]")) return;
  event.preventDefault();
  press.control.click();
}

/** A press has begun, or typing is about to: the island loads in the meantime. */
function approached({ type, target }: Event) {
  const press = pressOn(target);
  if (!press) return;
  if (type === "pointerdown" || press.control.matches("input, select, textarea")) void wake(press.island);
}
