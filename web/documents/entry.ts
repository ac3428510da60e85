import { toastsKey } from "#web/design/toasts-key.ts";
import { conversationKey } from "#web/features/assistant/conversation-key.ts";
import { reportUncaughtErrors } from "#web/report-errors.ts";
import { countArticleView } from "./article-view.ts";
import { giveSignsOfLife } from "./beacon.ts";
import { catchFirstPresses } from "./first-press.ts";
import { followHistory } from "./history.ts";
import { checkLock } from "./lock-check.ts";
import { runMenu } from "./menu.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { markContents, markSections } from "./section-marks.ts";
import { pollSocialCounts } from "./social-poll.ts";
import { markSound } from "./sound-mark.ts";
import { storyClosed, storyOpened } from "./story-events.ts";
import { islandNamed, wake } from "./wake.ts";

// The one script of a document. It carries no framework: that comes with the first island that wakes.

reportUncaughtErrors();
catchFirstPresses();
runMenu();
markSections();
markContents();
followOtherTabs();
const signs = giveSignsOfLife(() => document.documentElement.hasAttribute("data-locked"));
document.addEventListener(storyOpened, signs.arrive);
document.addEventListener(storyClosed, signs.give);
countArticleView();
pollSocialCounts();
markSound();
followHistory();
checkLock();
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-reload]")) location.reload();
});
for (const link of document.querySelectorAll("a[data-button]")) link.setAttribute("role", "button");

const { address, locked } = document.documentElement.dataset;
if (address && locked === undefined) history.replaceState(null, "", address); // the page of another address than was asked for

/** What outlives a page is in the tab's own storage. */
function isKept(key: string, mark: string): boolean {
  try {
    return sessionStorage.getItem(key)?.includes(mark) === true;
  } catch {
    return false;
  }
}
const left = [isKept(toastsKey, "title") && "Toaster", isKept(conversationKey, '"isOpen":true') && "AssistantDock"];
for (const name of left) {
  const island = name ? islandNamed(name) : null;
  if (island) void wake(island);
}
document.documentElement.setAttribute("data-ready", "");
