import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  mostPreviewLinks,
  previewLinkDays,
  previewLinkPath,
  previewLinkTexts,
} from "#contract/team/admin/preview-links/constants.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import type { PreviewLink } from "#contract/team/admin/preview-links/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { addRow, hideRow } from "#web/api/shown-rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { LinkAddress, useCopying } from "#web/ui/fields/link-address.tsx";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { AsyncList } from "#web/ui/lists/async-list.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { previewLinks } from "./team-admin.queries.ts";
import "./preview-links.css";

type PreviewLinksProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The path of the page that a new link shows. */
  page: string;
};

/** Links that show one page of the draft to somebody without an account: makes, copies and withdraws them. */
export function PreviewLinks({ isOpen, onClose, page }: PreviewLinksProps) {
  const links = useQuery({ ...previewLinks(), enabled: isOpen });
  const [asked, setAsked] = useState<PreviewLink>();
  const [isAsking, setAsking] = useState(false);
  const focus = useKeptFocus<HTMLDivElement>();
  function ask(link: PreviewLink) {
    setAsked(link);
    setAsking(true);
  }
  return (
    <>
      <Dialog className="preview-links" title="Preview links" isOpen={isOpen} onClose={onClose}>
        <p>
          Whoever has a link sees one page of the draft, without an account and even while the site is locked. It ends
          after {previewLinkDays} days.
        </p>
        <NewLink page={page} isFull={(links.data?.length ?? 0) >= mostPreviewLinks} />
        <div {...focus} tabIndex={-1}>
          {isOpen && (
            <AsyncList
              query={links}
              itemsName="preview links"
              skeleton={<Skeleton style={{ minHeight: "4rem" }} />}
              empty="No preview links yet"
            >
              {(shown) => (
                <ul className="preview-links__list" aria-label="Preview links">
                  {shown.map((link) => (
                    <Link key={link.id} link={link} onWithdraw={() => ask(link)} />
                  ))}
                </ul>
              )}
            </AsyncList>
          )}
        </div>
      </Dialog>
      <Withdraw link={asked} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

const createFailed = describeError(previewLinkTexts.createFailed);

function NewLink({ page, isFull }: { page: string; isFull: boolean }) {
  const queryClient = useQueryClient();
  const { failure, fail, clearFailure } = useFailure();
  const creating = useMutation({
    mutationFn: () => api(previewLinksApi.create, { body: { path: page } }),
    onMutate: clearFailure,
    onSuccess: (link) => {
      toast({ title: previewLinkTexts.created });
      addRow(queryClient, previewLinksApi.list, link);
    },
    onError: (error) => fail(createFailed(error)),
    onSettled: () => queryClient.invalidateQueries(previewLinks()),
  });
  return (
    <div className="preview-links__new">
      <Button small isBusy={creating.isPending} isDisabled={isFull} onClick={() => creating.mutate()}>
        {creating.isPending ? "Creating..." : `New link to ${nameOf(page)}`}
      </Button>
      {isFull && <p className="hint">{previewLinkTexts.tooMany}</p>}
      <ErrorText>{failure}</ErrorText>
    </div>
  );
}

function Link({ link, onWithdraw }: { link: PreviewLink; onWithdraw: () => void }) {
  const { path, linkCode, createdBy, expiresAt } = link;
  const copying = useCopying(`${previewLinkPath}/${linkCode}`);
  const which = <span className="visually-hidden"> the link to {nameOf(path)}</span>;
  return (
    <li>
      <b>{nameOf(path)}</b>
      <p className="muted">
        Until <LocalTime at={expiresAt} />, made by {createdBy}
      </p>
      <p className="preview-links__actions">
        {linkCode && <TextButton onClick={copying.copy}>Copy{which}</TextButton>}
        <TextButton isDestructive aria-haspopup="dialog" onClick={onWithdraw}>
          Withdraw{which}
        </TextButton>
      </p>
      {linkCode && copying.hasFailed && <LinkAddress copying={copying} label="Link address" />}
    </li>
  );
}

/** Withdraws a link, after asking. */
function Withdraw({ link, ...open }: { link: PreviewLink | undefined; isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, dialog } = useDialogMutation({
    ...open,
    failureTitle: previewLinkTexts.withdrawFailed,
    name: link && nameOf(link.path),
    subject: `withdraw ${link?.id}`,
    mutationFn: ({ id }: PreviewLink) => api(previewLinksApi.withdraw, { params: { id } }),
    onSuccess: (_nothing, { id }) => {
      toast({ title: previewLinkTexts.withdrawn });
      hideRow(queryClient, id);
    },
    onSettled: () => queryClient.invalidateQueries(previewLinks()),
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`Withdraw the link to ${link ? nameOf(link.path) : ""}?`}
      confirmLabel="Withdraw link"
      pendingLabel="Withdrawing..."
      onConfirm={() => link && mutate(link)}
    >
      <p>It stops working immediately, for everybody who has it.</p>
    </ConfirmDialog>
  );
}

const nameOf = (path: string) => (path === "/" ? "the home page" : path);
