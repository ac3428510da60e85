/** Presses Save in the open editor, or in the form that has the focus. */
export function saveEditor(): boolean {
  const over = [...document.querySelectorAll("dialog[open]")].at(-1);
  const editor = over ?? document.activeElement?.closest("form");
  const save = [...(editor?.querySelectorAll<HTMLButtonElement>("[data-save]") ?? [])].find((key) =>
    key.checkVisibility(),
  );
  save?.click();
  return save !== undefined;
}
