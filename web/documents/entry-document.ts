import { reportUncaughtErrors } from "#web/api/report-errors.ts";
import { conversationKey } from "#web/features/assistant/conversation-key.ts";
import { toastStorageKey } from "#web/ui/feedback/toaster/toast-storage-key.ts";
import { followBackButton } from "#web/ui/overlays/back-closes.ts";
import { drawInsteadOfDeadPictures } from "#web/ui/pictures/draw-instead.ts";
import { countArticleView } from "./analytics/article-view.ts";
import { startBeacon } from "./analytics/beacon.ts";
import { articleClosed, articleOpened } from "./article-events.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { replayEarlyPresses } from "./islands/early-island-presses.ts";
import { islandNamed, wake } from "./islands/wake.ts";
import { checkLock } from "./lock-check.ts";
import { nameOwnApplications } from "./name-own-applications.ts";
import { followHistory } from "./navigation/history.ts";
import { runMenu } from "./navigation/menu.ts";
import { markContents, markSections } from "./navigation/section-marks.ts";
import { layOutSectionsWhenIdle } from "./navigation/sections-layout.ts";
import { revealLists } from "./reveal-lists.ts";
import { pollSocialCounts } from "./social-poll.ts";
import { syncSoundSwitch } from "./sound-switch-state.ts";

// The only script of a document. It has no framework; React is loaded with the first island that is hydrated.

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
document.addEventListener(articleOpened, signs.arrive);
document.addEventListener(articleClosed, signs.give);
countArticleView();
pollSocialCounts();
syncSoundSwitch();
void nameOwnApplications();
followBackButton();
followHistory();
checkLock();
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-reload]")) location.reload();
});
document.addEventListener("keydown", ({ key }) => {
  if (key === "F8") document.querySelector<HTMLElement>(".toasts")?.focus(); // the toaster does it itself once it's awake
});
for (const link of document.querySelectorAll("a[data-button]")) link.setAttribute("role", "button");

const { address, locked } = document.documentElement.dataset;
if (address && locked === undefined) history.replaceState(null, "", address); // the page was shown in place of another address

/** Whether the tab's storage holds state that an earlier page left. */
function isKept(key: string, mark: string): boolean {
  try {
    return sessionStorage.getItem(key)?.includes(mark) === true;
  } catch {
    return false;
  }
}
const left = [
  isKept(toastStorageKey, "title") && "Toaster",
  isKept(conversationKey, '"isOpen":true') && "AssistantDock",
];
for (const name of left) {
  const island = name ? islandNamed(name) : null;
  if (island) void wake(island);
}
document.documentElement.setAttribute("data-ready", "");
