import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { type FoundKind, maxSearchLength, minSearchLength } from "#contract/search/constants.ts";
import { searchApi } from "#contract/search/endpoints.ts";
import type { Found } from "#contract/search/schemas.ts";
import type { Team } from "#contract/team.ts";
import { query } from "#web/api/queries.ts";
import { useTeam } from "#web/api/team.ts";
import { openLayer } from "#web/shell/admin/keys/layers.ts";
import { useStaffSignOut } from "#web/shell/admin/sign-in/staff-sign-out.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { replayTour } from "#web/shell/admin/tour/tour-memory.ts";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { takeFocus } from "#web/ui/navigation/scroll-to-section.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type Command, commandsOf, isMatch } from "./commands.ts";
import "./command-palette.css";

type CommandPaletteProps = { staff: Staff; isOpen: boolean; onClose: () => void };

/** A palette that finds anything in the dashboard by name, and runs common actions. */
export function CommandPalette({ staff, isOpen, onClose }: CommandPaletteProps) {
  const headingId = useId();
  const run = useRunCommand();

  function handleChoose(command: Command) {
    onClose();
    void run(command);
  }
  return (
    <Dialog
      className="dialog--palette"
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={headingId}
      header={<h2 id={headingId}>Go to</h2>}
    >
      {isOpen && <PaletteSearch staff={staff} onChoose={handleChoose} />}
    </Dialog>
  );
}

/** Returns a function that runs a command or follows its address. */
function useRunCommand() {
  const router = useRouter();
  const signOut = useStaffSignOut();
  const deeds: Record<string, () => void> = {
    help: () => openLayer("help"),
    tour: replayTour,
    "sign-out": () => signOut.mutate(),
  };

  return async function run({ id, address }: Command) {
    if (!address) return deeds[id]?.();
    const isSamePage = location.pathname === new URL(address, location.origin).pathname;
    await router.navigate({ href: address });
    const place = isSamePage && document.getElementById(location.hash.slice(1)); // from another page, the router scrolls to it
    if (place) takeFocus(place);
  };
}

type PaletteSearchProps = { staff: Staff; onChoose: (command: Command) => void };

/** A search field and its results. The dashboard's commands appear immediately, the server's results a moment later. */
export function PaletteSearch({ staff, onChoose }: PaletteSearchProps) {
  const [typed, setTyped] = useState("");
  const { groups, isSearching, error } = useGroups(staff, typed.trim());
  const isEmpty = groups.every(({ items }) => items.length === 0);
  const handleKey = useEarlyEnter({ typed, first: groups[0]?.items[0], isSearching, onChoose });
  return (
    <form onSubmit={(event) => event.preventDefault()} onKeyDownCapture={handleKey}>
      <Autocomplete.Root<Group>
        inline
        open
        items={groups}
        filter={null}
        value={typed}
        onValueChange={setTyped}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input
          className="input"
          aria-label="Tab, player, article, person, message, event or action"
          placeholder="Tab, player, article, person, message, event or action"
          maxLength={maxSearchLength}
          spellCheck={false}
        />
        <p className={isEmpty || error ? "palette__told" : "visually-hidden"} role="status">
          {error && `The search failed. ${errorReason(error)}`}
          {!error && isEmpty && (isSearching ? "Searching..." : "Nothing found. Try a shorter part of the name.")}
        </p>
        <Autocomplete.List className="palette__list" aria-label="Found">
          {(group: Group) => (
            <Autocomplete.Group key={group.label} items={group.items} className="palette__group">
              <Autocomplete.GroupLabel className="palette__label">{group.label}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    className="palette__item"
                    onClick={() => onChoose(command)}
                  >
                    <b>{command.name}</b>
                    {command.detail && <span>{command.detail}</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </form>
  );
}

type EarlyEnter = {
  typed: string;
  first: Command | undefined;
  isSearching: boolean;
  onChoose: (command: Command) => void;
};

/** Enter before the results have arrived opens the first one when they do. Typing on, or choosing another, takes it back. */
function useEarlyEnter({ typed, first, isSearching, onChoose }: EarlyEnter) {
  const [entered, setEntered] = useState<string>();
  const [hasMoved, setMoved] = useState<string>();
  const isWaiting = entered === typed;
  const isOwn = first !== undefined && !first.isFound; // the dashboard's own commands come first and are already known
  useEffect(() => {
    if (isWaiting && !isSearching && first) onChoose(first);
  }, [isWaiting, isSearching, first, onChoose]);

  return function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Enter") {
      setEntered(undefined);
      if (event.key.startsWith("Arrow")) setMoved(typed);
      return;
    }
    if (!isSearching || isOwn || hasMoved === typed) return;
    event.preventDefault();
    event.stopPropagation(); // what is shown may still be the results of something else
    setEntered(typed);
  };
}

function useGroups(staff: Staff, typed: string) {
  const wanted = useDebouncedValue(typed);
  const isLong = typed.length >= minSearchLength;
  const search = useQuery({
    ...query(searchApi.find, { query: { search: wanted } }),
    enabled: isLong && wanted.length >= minSearchLength,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const team = useTeam();
  const { tabs, actions } = commandsOf(staff, team);
  const matching = (commands: Command[]) => commands.filter((command) => !typed || isMatch(command, typed));
  const own: Group[] = [
    { label: "Tabs", items: matching(tabs) },
    { label: "Actions", items: matching(actions) },
  ];
  const found = isLong && search.data ? groupsOf(search.data, team) : [];
  return {
    groups: [...own, ...found].filter(({ items }) => items.length > 0),
    isSearching: isLong && (search.isFetching || wanted !== typed),
    error: isLong ? search.error : null,
  };
}

const kinds: Record<FoundKind, { group: string; addressOf: (found: Found, team: Team) => string }> = {
  player: { group: "Players", addressOf: ({ id }) => `/admin/players#edit=${id}` },
  result: { group: "Results", addressOf: ({ id }) => `/admin/achievements#edit=${id}` },
  article: { group: "Articles", addressOf: ({ id }) => `/admin/news#edit=${id}` },
  member: {
    group: "People",
    addressOf: ({ detail: email }, { programme }) =>
      `/admin/${programme.isOn ? "points?tab=users" : "settings?part=people"}&users-search=${encodeURIComponent(email)}`,
  },
  staff: {
    group: "People",
    addressOf: ({ name }) => `/admin/settings?part=people&accounts-search=${encodeURIComponent(name)}`,
  },
  applicant: { group: "People", addressOf: ({ name }) => `/admin/applications?search=${encodeURIComponent(name)}` },
  message: { group: "Messages", addressOf: ({ id }) => `/admin/messages?message=${id}` },
  event: {
    group: "Events",
    addressOf: ({ id, detail }) => `/calendar?view=admin&day=${detail.slice(0, 10)}&event=${id}`,
  },
};

const words: Partial<Record<FoundKind, string>> = { member: "Member", staff: "Staff", applicant: "Application" };

type Group = { label: string; items: Command[] };

const isDated = (kind: FoundKind) => kind === "event" || kind === "result";

/** Turns the server's results into commands, grouped by kind. */
function groupsOf(found: Found[], team: Team): Group[] {
  const groups = new Map<string, Command[]>();
  for (const one of found) {
    const { group, addressOf } = kinds[one.kind];
    const about = isDated(one.kind) ? formatDay(one.detail.slice(0, 10)) : one.detail;
    const detail = [words[one.kind], about].filter(Boolean).join(", ");
    const item = { id: `${one.kind} ${one.id}`, name: one.name, detail, address: addressOf(one, team), isFound: true };
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups].map(([label, items]) => ({ label, items }));
}
