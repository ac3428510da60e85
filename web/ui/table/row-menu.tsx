import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, type ToggleEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { type BulkAction, rowsFor } from "#web/ui/lists/selecting/bulk-action.ts";
import { type BulkOptions, useBulk } from "#web/ui/lists/selecting/use-bulk.tsx";
import "#web/ui/actions/icon-button.css";
import "./row-menu.css";

export type RowAction = {
  label: string;
  isDestructive?: boolean | undefined;
  /** Opens a dialog first. */
  opensDialog?: boolean;
} & ({ onChoose: () => void } | { href: string });

type RowMenuProps = {
  /** The row's name, for people who hear the button without seeing its row. */
  name: string;
  actions: RowAction[];
};

/**
 * A menu of a row's other actions, behind a button at the end of the row. Uses the browser's popover, which closes on Escape or a
 * press outside and returns the focus.
 */
export function RowMenu({ name, actions }: RowMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  function handleBeforeToggle({ newState }: ToggleEvent) {
    if (newState === "open") flushSync(() => setOpen(true)); // its position depends on its size
  }
  function handleToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === "open") itemsIn(currentTarget)[0]?.focus();
    else setOpen(false);
  }
  if (actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button row-menu__button"
        aria-label={`More actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Ellipsis className="icon" aria-hidden="true" />
      </button>
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        popover="auto"
        className="row-menu"
        aria-label={`Actions for ${name}`}
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
        onKeyDown={walkItems}
      >
        {isOpen && actions.map((action) => <RowMenuItem key={action.label} action={action} />)}
      </div>
    </>
  );
}

function RowMenuItem({ action }: { action: RowAction }) {
  const { label, isDestructive, opensDialog } = action;
  if ("href" in action)
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        className="row-menu__item"
        href={action.href}
        target="_blank"
        rel="noopener"
        onClick={({ currentTarget }) => close(currentTarget)}
      >
        {label}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={isDestructive ? "row-menu__item row-menu__item--destructive" : "row-menu__item"}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      onClick={({ currentTarget }) => {
        close(currentTarget);
        action.onChoose();
      }}
    >
      {label}
    </button>
  );
}

const close = (item: Element) => item.closest<HTMLElement>("[popover]")?.hidePopover();

const itemsIn = (menu: Element) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];

/** Moves between menu items with the arrow keys, Home and End. A letter moves to the next item that starts with it. */
function walkItems(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (key === "Tab") return currentTarget.hidePopover();
  if (ctrlKey || metaKey || altKey) return;
  const items = itemsIn(currentTarget);
  const at = items.indexOf(event.target as HTMLElement); // -1 for the menu itself
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  const isLetter = key.length === 1 && key !== " ";
  if (next === undefined && !isLetter) return;
  event.preventDefault();
  if (next !== undefined) return items.at(next % items.length)?.focus();
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  after.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()))?.focus();
}

type RowMenuOptions<Row> = BulkOptions<Row> & { actions: BulkAction<Row>[] };

/** Offers bulk actions for a single row. */
export function useRowMenu<Row extends { id: string }>({ actions, ...options }: RowMenuOptions<Row>) {
  const { press, done, dialogs } = useBulk(options);
  return {
    actionsFor: (row: Row): RowAction[] =>
      actions
        .filter((action) => rowsFor(action, [row]).length > 0)
        .map((action) => ({
          label: action.label,
          isDestructive: action.isDestructive,
          opensDialog: action.ask !== undefined,
          onChoose: () => press(action, [row]),
        })),
    /** Render beside the list. */
    dialogs: (
      <>
        <span className="visually-hidden" role="status">
          {done}
        </span>
        {dialogs}
      </>
    ),
  };
}

type RowActionsProps = {
  /** The row's name, for people who hear a button without seeing its row. */
  name: string;
  onEdit: () => void;
  onDelete?: (() => void) | undefined;
};

export const RowActions = ({ name, onEdit, onDelete }: RowActionsProps) => (
  <>
    <TextButton aria-haspopup="dialog" onClick={onEdit}>
      Edit<span className="visually-hidden"> {name}</span>
    </TextButton>
    {onDelete && (
      <TextButton isDestructive aria-haspopup="dialog" onClick={onDelete}>
        Delete<span className="visually-hidden"> {name}</span>
      </TextButton>
    )}
  </>
);
