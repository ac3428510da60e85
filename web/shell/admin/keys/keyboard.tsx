import { type ComponentType, useEffect, useState } from "react";
import type { Staff } from "#web/shell/admin/staff.ts";
import { isCommandKey } from "#web/ui/actions/command-key.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { type Layer, openLayer, useOpenedLayer } from "./layers.ts";
import { areSingleKeysOn } from "./single-keys.ts";

type LayerProps = { staff: Staff; isOpen: boolean; onClose: () => void };

const parts: Record<Layer, () => Promise<ComponentType<LayerProps>>> = {
  palette: () => import("#web/shell/admin/palette/command-palette.tsx").then(({ CommandPalette }) => CommandPalette),
  help: () => import("./help-sheet.tsx").then(({ HelpSheet }) => HelpSheet),
};

/** Handles the dashboard's keyboard shortcuts. The layers they open are loaded on first use. */
export function Keyboard({ staff }: { staff: Staff }) {
  useKeys();
  const opened = useOpenedLayer();
  const [loaded, setLoaded] = useState<Partial<Record<Layer, ComponentType<LayerProps>>>>({});
  const isMissing = opened !== undefined && !loaded[opened];
  useEffect(() => {
    if (!opened || !isMissing) return;
    parts[opened]().then(
      (Part) => setLoaded((others) => ({ ...others, [opened]: Part })),
      () => {
        openLayer(undefined);
        toast({ title: "This couldn’t be loaded", description: "Please try again.", tone: "bad" });
      },
    );
  }, [opened, isMissing]);
  useEffect(() => () => openLayer(undefined), []);

  const close = (layer: Layer) => () => opened === layer && openLayer(undefined);
  const { palette: CommandPalette, help: Help } = loaded;
  return (
    <>
      {CommandPalette && <CommandPalette staff={staff} isOpen={opened === "palette"} onClose={close("palette")} />}
      {Help && <Help staff={staff} isOpen={opened === "help"} onClose={close("help")} />}
    </>
  );
}

/** Elements where pressing a letter types it or picks from a list. */
const writing = "input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]";

const singleKeys: Record<string, () => void> = {
  "/": () => focusSearch() || openLayer("palette"),
  "?": () => openLayer("help"),
  j: () => walkRows(1),
  k: () => walkRows(-1),
};

/** Handles the dashboard's keyboard shortcuts. Single-key ones are ignored while typing and when turned off. */
function useKeys() {
  useEffect(() => {
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}

function handleKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return;
  const isChord = event.ctrlKey || event.metaKey;
  const isHandled = isChord ? isCommandKey(event) && handleChord(event) : handleSingle(event);
  if (isHandled) event.preventDefault();
}

const isCovered = () => document.querySelector("dialog:modal") !== null;

function handleChord({ key, shiftKey, altKey }: KeyboardEvent): boolean {
  if (shiftKey || altKey) return false;
  if (key.toLowerCase() === "s") return saveEditor();
  if (key.toLowerCase() !== "k") return false;
  if (!isCovered()) openLayer("palette");
  return true; // the browser's own search would cover the page
}

function handleSingle({ key, altKey, repeat, target }: KeyboardEvent): boolean {
  if (altKey || isCovered() || !(target instanceof Element)) return false;
  if (key === "Enter" && isRow(target) && areSingleKeysOn()) {
    openRow(target);
    return true;
  }
  const act = singleKeys[key];
  const isStep = key === "j" || key === "k";
  if (!act || !areSingleKeysOn() || target.matches(writing) || (repeat && !isStep)) return false;
  act();
  return true;
}

/** Focuses the visible list's search field. Returns whether there is one. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#admin-panel input[type=search]")];
  const field = fields.find((one) => one.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Presses Save in the open editor, or in the focused form. An editor that can stay open does. */
function saveEditor(): boolean {
  const over = [...document.querySelectorAll("dialog[open]")].at(-1);
  const editor = over ?? document.activeElement?.closest("form");
  const save = [...(editor?.querySelectorAll<HTMLButtonElement>("[data-save]") ?? [])].find((key) =>
    key.checkVisibility(),
  );
  if (!save) return false;
  save.dataset.save = "stay";
  save.click();
  save.dataset.save = "";
  return true;
}

const rowsShown = () =>
  [...document.querySelectorAll<HTMLElement>("#admin-panel :is(tbody tr, [data-rows] > li)")].filter((row) =>
    row.checkVisibility(),
  );

const chromeBottom = () =>
  Math.max(
    ...[...document.querySelectorAll(".admin > header, .admin > nav")].map((part) => {
      const { bottom, width } = part.getBoundingClientRect();
      return width > innerWidth / 2 ? bottom : 0; // beside the list, it covers nothing
    }),
  );

/** Moves the focus to the next or previous row of the visible list. */
function walkRows(step: 1 | -1) {
  const rows = rowsShown();
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const at = focused < 0 ? rows.findIndex((row) => row.matches("[aria-current=true]")) : focused; // the open row
  const top = chromeBottom();
  const first = rows.findIndex((row) => row.getBoundingClientRect().bottom > top);
  const next = rows[at < 0 ? first : at + step];
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}

/** Opens a row by its link, its disclosure, or its first action that isn't destructive. */
function openRow(row: Element) {
  const link = row.querySelector<HTMLElement>("a[data-opens]");
  if (link) return link.click();
  const controls = [...row.querySelectorAll<HTMLElement>("summary, button:not(.text-button--destructive)")];
  const way = controls.find((control) => control.checkVisibility()) ?? row.querySelector<HTMLElement>("a[href]");
  way?.click();
}

const isRow = (element: Element) => element.matches("#admin-panel :is(tbody tr, [data-rows] > li)");
