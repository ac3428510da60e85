import { reportUncaughtErrors } from "#web/api/report-errors.ts";
import { startBeacon } from "#web/features/analytics/beacon.ts";
import { toastStorageKey } from "#web/ui/feedback/toast-storage-key.ts";
import { followBackButton } from "#web/ui/overlays/back-closes.ts";
import { drawInsteadOfDeadPictures } from "#web/ui/pictures/draw-instead.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { replayEarlyPresses } from "./islands/early-island-presses.ts";
import { runMenu } from "./menu.ts";
import { pageClosed, pageOpened } from "./page-over-page.ts";
import { revealLists } from "./reveal-lists.ts";
import { layOutSectionsWhenIdle, markContents, markSections } from "./sections.ts";
import { wakeIfKept } from "./wake-if-kept.ts";

// The only script of a document. It has no framework; React is loaded with the first island that is hydrated.

/** What each feature runs on documents: `runOnDocument` of its `<noun>.document.ts`. */
const features = import.meta.glob<() => unknown>("/web/features/*/*.document.ts", {
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
markContents();
followOtherTabs();
const signs = startBeacon(() => document.documentElement.hasAttribute("data-locked"));
document.addEventListener(pageOpened, signs.arrive);
document.addEventListener(pageClosed, signs.give);
followBackButton();
for (const runOnDocument of Object.values(features)) runOnDocument();
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-reload]")) location.reload();
});
document.addEventListener("keydown", ({ key }) => {
  if (key === "F8") document.querySelector<HTMLElement>(".toasts")?.focus(); // the toaster does it itself once it's awake
});
for (const link of document.querySelectorAll("a[data-button]")) link.setAttribute("role", "button");

const { address, locked } = document.documentElement.dataset;
if (address && locked === undefined) history.replaceState(null, "", address); // the page was shown in place of another address

wakeIfKept("Toaster", { key: toastStorageKey, mark: "title" });
document.documentElement.setAttribute("data-ready", "");
