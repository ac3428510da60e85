import { useId, useState } from "react";
import { accessTabTexts, linkStates } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { linkList, linkListOptions } from "./access-links.queries.ts";
import { LinkTable, stateNames } from "./links/link-table.tsx";
import { NewLink } from "./links/new-link.tsx";
import { Sessions } from "./links/sessions.tsx";
import { useRevocation } from "./use-revocation.ts";
import "./access-tab.css";
import "#web/ui/lists/controls/filters.css";

/** Who is signed in with a temporary link, the links themselves, and a form to create one. */
export function AccessTab() {
  const [isMaking, setMaking] = useState(false);
  useOpenFromAddress({ create: () => setMaking(true) });
  return (
    <>
      <DashboardTabHead
        name="Temp Access"
        action={
          <Button small aria-haspopup="dialog" onClick={() => setMaking(true)}>
            New link
          </Button>
        }
      />
      <div className="access-tab">
        <Sessions />
        <LinkList />
      </div>
      <NewLink isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}

/** All links, newest first, with their state. */
function LinkList() {
  const headingId = useId();
  const listed = useList(linkListOptions, { pages: linkList });
  const { state } = listed;
  const asked = useRowDialog<AccessLink>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Links</h3>
      <ListPanel
        of={listed}
        itemsName="links"
        search={{ label: "Search links", placeholder: "Description or person" }}
        filters={
          <FilterForm className="filters">
            <ListFilter label="State" name="state" values={linkStates} labels={stateNames} state={state} />
          </FilterForm>
        }
        empty="No temporary links yet"
        hint="Each link lets one person in, for as long as you choose. To make one, choose New link."
      >
        {(links) => <LinkTable links={links} sorting={state.sorting} headingId={headingId} onDeactivate={asked.open} />}
      </ListPanel>
      <DeactivateLink link={asked.row} isOpen={asked.isOpen} onClose={asked.close} />
    </section>
  );
}

type DeactivateLinkProps = {
  link: AccessLink | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** Deactivates an unused link, after asking. */
function DeactivateLink({ link, isOpen, onClose }: DeactivateLinkProps) {
  const { mutate, dialog } = useRevocation({
    isOpen,
    id: link?.id,
    revoke: async () => {
      if (!link) return;
      await api(accessLinksApi.deactivate, { params: { id: link.id } });
    },
    revoked: link && { ...link, linkCode: null, state: "inactive", isActive: false },
    successTitle: accessTabTexts.deactivated,
    failureTitle: accessTabTexts.deactivateFailed,
    name: link?.description,
    hasFailureToast: true,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`Deactivate the link for ${link ? link.description || staffRoleLabels[link.role] : ""}?`}
      confirmLabel="Deactivate link"
      pendingLabel="Deactivating..."
      onConfirm={() => mutate()}
    >
      <p>The link stops working immediately and can’t be switched back on.</p>
    </ConfirmDialog>
  );
}
