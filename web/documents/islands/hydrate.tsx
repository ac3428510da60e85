import { hydrateRoot } from "react-dom/client";
import { createQueryClient } from "#web/api/query-client.ts";
import { onCaughtError, reportError } from "#web/api/report-errors.ts";
import { teamInPage } from "#web/api/team.ts";
import type { SignedInNow } from "#web/browser-state/other-tabs.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { syncSession } from "#web/shell/account/session-sync.ts";
import { keepToastsWhenLeaving, showKeptToasts } from "#web/ui/feedback/keep-toasts.ts";
import { IslandFrame } from "./island.tsx";
import { islands } from "./registry.ts";
import { type Answer, beforeHydration } from "./runtime.ts";

/** Shared by all islands of the page, so that a change in one is visible in the others. */
const queryClient = createQueryClient();
const team = teamInPage();
const { reader = "" } = document.documentElement.dataset;
if (!reader.includes("member")) queryClient.setQueryData(me().queryKey, null);
if (!reader.includes("staff")) queryClient.setQueryData(staffSession().queryKey, { isAdmin: false });

const follow = syncSession(queryClient);
/** Called when someone signed in or out in another tab. */
export function hearOf(now: SignedInNow) {
  const isStaffGone = now.as === "staff" && now.id === null;
  if (isStaffGone) queryClient.setQueryData(staffSession().queryKey, { isAdmin: false });
  else follow(now);
}
keepToastsWhenLeaving();

const toaster = document.querySelector<HTMLElement>('[data-island="Toaster"]');

async function hydrateToaster() {
  if (!toaster || toaster.hasAttribute("data-awake")) return;
  await hydrate(toaster);
  showKeptToasts(() => queryClient.invalidateQueries());
}

/** Islands hydrate one at a time, in the order requested. If the toaster doesn't load, the next island tries again. */
let last: Promise<unknown> = hydrateToaster().catch(() => {});

export function hydrateIsland(island: HTMLElement, answer?: Answer): Promise<void> {
  const hydrated = last.then(hydrateToaster).then(() => hydrate(island));
  last = hydrated.catch(() => {});
  return hydrated.then(() => {
    if (answer) queryClient.setQueryData([answer.path, {}], answer.data);
  });
}

async function hydrate(island: HTMLElement) {
  if (island.hasAttribute("data-awake")) return;
  const { island: name, id = "", props = "{}" } = island.dataset;
  const [, load] = Object.entries(islands).find(([known]) => known === name) ?? [];
  if (!load) throw new Error(`there is no island ${name}`);
  const Component = (await load()) as React.ComponentType; // its props are those that the server rendered it with
  island.dispatchEvent(new Event(beforeHydration));
  const before = island.innerHTML;
  const giveTextBack = rememberTyped(island);
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      reportError(error);
      reject(error);
      setTimeout(() => {
        root.unmount(); // not while React renders
        queryClient.removeQueries({ type: "inactive" }); // what it had loaded may be the reason
        island.innerHTML = before; // keep the plain HTML working
        giveTextBack();
        island.removeAttribute("data-awake"); // the next press tries again
      });
    };
    const inside = <Component {...JSON.parse(props)} />;
    const frame = (
      <IslandFrame queryClient={queryClient} team={team} onHydrated={resolve}>
        {inside}
      </IslandFrame>
    );
    const root = hydrateRoot(island, frame, { identifierPrefix: id, onUncaughtError: fail, onCaughtError });
  });
  island.setAttribute("data-awake", "");
}

type TextField = HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement;
const textFields = ":is(textarea, select, input:not([type=file], [type=hidden], [type=checkbox], [type=radio]))[name]";

/** Remembers what is typed into an island's fields. Returns a function that fills it in again, after a crash. */
function rememberTyped(island: HTMLElement) {
  const typed = new Map<string, string>();
  const remember = ({ name, value }: TextField) => typed.set(name, value);
  for (const field of island.querySelectorAll<TextField>(textFields)) remember(field);
  island.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.matches(textFields)) remember(target as TextField); // as the selector says
  });
  return () => {
    for (const field of island.querySelectorAll<TextField>(textFields))
      field.value = typed.get(field.name) ?? field.value;
  };
}
