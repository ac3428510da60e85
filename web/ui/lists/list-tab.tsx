import { Button } from "#web/ui/actions/button.tsx";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { DashboardTabHead } from "./dashboard-tab-head.tsx";
import { ListPanel, type ListPanelProps } from "./list-panel.tsx";

type ListTabProps<Row> = Omit<ListPanelProps<Row>, "first" | "hint"> & {
  name: string;
  /** The button that adds a row, and what it says while there are none. The address's `#create` presses it. */
  add: { label: string; first: string; onAdd: () => void };
  /** What else the address can open, see `useOpenFromAddress`. */
  openers?: Parameters<typeof useOpenFromAddress>[0];
};

/** A tab that is one list: its name with the number of rows, a button that adds one, and the list. */
export function ListTab<Row>({ name, add: { label, first, onAdd }, openers, ...panel }: ListTabProps<Row>) {
  useOpenFromAddress({ create: onAdd, ...openers });
  return (
    <>
      <DashboardTabHead
        name={name}
        list={panel.of.list}
        action={
          <Button small aria-haspopup="dialog" onClick={onAdd}>
            {label}
          </Button>
        }
      />
      <ListPanel {...panel} first={{ label: first, onAdd }} />
    </>
  );
}
