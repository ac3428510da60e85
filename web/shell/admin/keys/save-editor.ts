/** Presses Save in the editor over the page, or in the form that somebody is in. */
export function saveEditor(): boolean {
  const over = [...document.querySelectorAll("dialog[open]")].at(-1);
  const editor = over ?? document.activeElement?.closest("form");
  const save = [...(editor?.querySelectorAll<HTMLButtonElement>("[data-save]") ?? [])].find((key) =>
    key.checkVisibility(),
  );
  save?.click();
  return save !== undefined;
}
