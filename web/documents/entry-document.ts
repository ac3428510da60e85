import { reportUncaughtErrors } from "#web/api/report-errors.ts";
import { toastStorageKey } from "#web/ui/feedback/toast-storage-key.ts";
import { followBackButton } from "#web/ui/overlays/back-closes.ts";
import { drawInsteadOfDeadPictures } from "#web/ui/pictures/draw-instead.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { replayEarlyPresses } from "./islands/early-island-presses.ts";
import { runMenu } from "./menu.ts";
import { revealLists } from "./reveal-lists.ts";
import { layOutSectionsWhenIdle, markSections } from "./sections.ts";
import { wakeIfKept } from "./wake-if-kept.ts";

// The only script of a document. It has no framework; React is loaded with the first island that is hydrated.

/** What features and components run on documents: `runOnDocument` of their `<name>.document.ts`. */
const parts = import.meta.glob<() => unknown>(["/web/features/*/*.document.ts", "/web/ui/*/*.document.ts"], {
  eager: true,
  import: "runOnDocument",
});

reportUncaughtErrors();
drawInsteadOfDeadPictures();
replayEarlyPresses();
runMenu();
layOutSectionsWhenIdle();
revealLists();
markSections();
followOtherTabs();
followBackButton();
for (const runOnDocument of Object.values(parts)) runOnDocument();
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-reload]")) location.reload();
});
document.addEventListener("keydown", ({ key }) => {
  if (key === "F8") document.querySelector<HTMLElement>(".toasts")?.focus(); // the toaster does it itself once it's awake
});
for (const link of document.querySelectorAll("a[data-button]")) link.setAttribute("role", "button");

const { address } = document.documentElement.dataset;
if (address) history.replaceState(null, "", address); // the page was shown in place of another address

wakeIfKept("Toaster", { key: toastStorageKey, mark: "title" });
document.documentElement.setAttribute("data-ready", "");
