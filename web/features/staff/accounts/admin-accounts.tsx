import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { AccountsTable } from "./accounts-table.tsx";
import { DeleteAdmin } from "./delete-admin.tsx";
import { AddAdmin } from "./form/add-admin.tsx";
import { EditAdmin } from "./form/edit-admin.tsx";
import { ResetFactor } from "./reset-factor.tsx";
import { accountList, accountsOf } from "./staff-accounts.queries.ts";
import "#web/ui/styles/card.css";

/** The admin accounts with their roles. `ownId` is the account that is signed in. */
export function AdminAccounts({ ownId }: { ownId: string }) {
  const headingId = useId();
  const state = useList(accountsOf);
  const list = useInfiniteQuery({ ...accountList(state.options), placeholderData: keepPreviousData });
  const edited = useRowDialog<StaffAccount>();
  const lost = useRowDialog<StaffAccount>();
  const doomed = useRowDialog<StaffAccount>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Admin accounts</h3>
      <div className="split">
        <div>
          <ListSearch label="Search accounts" placeholder="Username" state={state} list={list} what="accounts" />
          <InfiniteList list={list} what="admin accounts" empty="No admin accounts" state={state}>
            {(accounts) => (
              <AccountsTable
                accounts={accounts}
                sorting={state.sorting}
                ownId={ownId}
                onEdit={edited.open}
                onDelete={doomed.open}
                onResetFactor={lost.open}
              />
            )}
          </InfiniteList>
        </div>
        <AddAdmin />
      </div>
      <EditAdmin chosen={edited} ownId={ownId} />
      <ResetFactor account={lost.row} isOpen={lost.isOpen} onClose={lost.close} />
      <DeleteAdmin account={doomed.row} isOpen={doomed.isOpen} onClose={doomed.close} />
    </section>
  );
}
