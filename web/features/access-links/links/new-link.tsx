import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  accessTabTexts,
  defaultExpirationHours,
  defaultLinkRole,
  expirationHourOptions,
} from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { CreateAccessLinkRequest } from "#contract/access-links/forms.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels, staffRoles } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { addRow } from "#web/api/shown-rows.ts";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { linkList } from "#web/features/access-links/access-links.queries.ts";
import { roleReach } from "#web/features/access-links/role-reach.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { LinkAddress, useCopying } from "#web/ui/fields/link-address.tsx";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { SelectField, TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import "./new-link.css";

/** Creates a link, and shows it until closed. Unless closed with Cancel, the form keeps what was typed. */
export function NewLink({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<AccessLink>();
  const [cancelled, setCancelled] = useState(0); // the key of the form, so that cancelling empties it
  const { data } = useInfiniteQuery({ ...linkList({}), enabled: made !== undefined });
  const latest = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === made?.id) ?? made;

  function handleMade(link: AccessLink) {
    toast({ title: accessTabTexts.created });
    setMade(link);
    addRow(queryClient, accessLinksApi.list, link);
    void queryClient.invalidateQueries({ queryKey: [accessLinksApi.list.path] });
  }
  function handleClose() {
    onClose();
    setMade(undefined);
  }
  function handleCancel() {
    dropDrafts(linkDraftKey);
    setCancelled(cancelled + 1);
    handleClose();
  }
  return (
    <EditorSheet
      className="new-link"
      title="New link"
      isOpen={isOpen}
      onClose={handleClose}
      contentKey={latest?.id ?? "form"}
    >
      {latest ? (
        <MadeLink key={latest.id} link={latest} onAnother={() => setMade(undefined)} />
      ) : (
        <LinkForm key={cancelled} onMade={handleMade} onCancel={handleCancel} />
      )}
    </EditorSheet>
  );
}

type MadeLinkProps = { link: AccessLink; onAnother: () => void };

const headings = {
  active: "Your link is ready",
  used: "Your link has been used",
  inactive: "Your link is switched off",
  expired: "Your link has expired",
} as const;

/** The new link and its state. Receives the focus, since it's what the admin asked for. */
function MadeLink({ link, onAnother }: MadeLinkProps) {
  const { linkCode, role, expiresAt, state } = link;
  const heading = useRef<HTMLHeadingElement>(null);
  const copying = useCopying(`/temp-access/${linkCode}`);
  useEffect(() => heading.current?.focus(), []);
  const another = (
    <button type="button" className="text-link" onClick={onAnother}>
      Make another link
    </button>
  );
  return (
    <div className="made-link">
      <h3 className="made-link__ready" ref={heading} tabIndex={-1}>
        {headings[state]}
      </h3>
      {state === "active" ? (
        <>
          <p>
            {staffRoleLabels[role]}, until <LocalTime at={expiresAt} />. It works once, for the first person to use it.
          </p>
          <LinkAddress copying={copying} label="The new link" />
          <div className="dialog__actions">
            <Button small onClick={copying.copy}>
              Copy
            </Button>
            {another}
          </div>
        </>
      ) : (
        <>
          <p>
            {link.usedBy ? `${link.usedBy} opened it. ` : ""}It can’t be opened again. Make a new link for anyone else.
          </p>
          {another}
        </>
      )}
    </div>
  );
}

type LinkFormProps = { onMade: (link: AccessLink) => void; onCancel: () => void };

/** The key under which an unsent form is kept. */
const linkDraftKey = "new temporary link";

const weakestFirst = [...staffRoles].reverse();

/** A form for what a link grants, and for how long. */
function LinkForm({ onMade, onCancel }: LinkFormProps) {
  const form = useSubmitForm({
    defaultValues: blankLink,
    draft: useDraft(linkDraftKey),
    schema: () => formSchemas.accessLinks().then((forms) => forms.CreateAccessLinkRequest),
    toBody: requestFor,
    send: (body) => api(accessLinksApi.create, { body }),
    onSent: onMade,
    hasFailureToast: true,
    errorMessage: describeError(accessTabTexts.createFailed),
  });
  const role = staffRoles.find((known) => known === form.watch("role")) ?? defaultLinkRole;
  return (
    <DialogForm form={form} submitLabel="Create link" pendingLabel="Creating..." onCancel={onCancel}>
      <SelectField label="Role" hint={roleReach[role]} {...form.fieldProps("role")}>
        {weakestFirst.map((known) => (
          <option key={known} value={known}>
            {staffRoleLabels[known]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Description"
        hint="The person who opens the link sees this too."
        placeholder="Who or what it’s for"
        {...form.fieldProps("description")}
      />
      <SelectField label="Expires after" {...form.fieldProps("expirationHours")}>
        {expirationHourOptions.map((hours) => (
          <option key={hours} value={hours}>
            {hoursInWords(hours)}
          </option>
        ))}
        <option value={exactly}>An exact date and time</option>
      </SelectField>
      {form.watch("expirationHours") === exactly && (
        <TextField
          label="Expires at"
          hint="Your local time, up to 7 days ahead."
          type="datetime-local"
          {...form.fieldProps("expiresAt")}
        />
      )}
    </DialogForm>
  );
}

/** The option to choose an exact time instead of a number of hours. */
const exactly = "exactly";

const dayHours = 24;

/** Formats hours as the form shows them: "6 hours", "72 hours, 3 days". */
export function hoursInWords(hours: number): string {
  const inHours = hours === 1 ? "1 hour" : `${hours} hours`;
  return hours > dayHours ? `${inHours}, ${hours / dayHours} days` : inHours;
}

const blankLink = {
  role: defaultLinkRole as string,
  description: "",
  expirationHours: String(defaultExpirationHours),
  expiresAt: "",
};

/** Builds the request from the form. The exact time is in the admin's own time zone. */
const requestFor = ({ role, description, expirationHours, expiresAt }: typeof blankLink): CreateAccessLinkRequest => ({
  role: staffRoles.find((known) => known === role),
  description,
  ...(expirationHours === exactly
    ? { expiresAt: momentOf(expiresAt) }
    : { expirationHours: expirationHourOptions.find((hours) => String(hours) === expirationHours) }),
});

/** Returns an ISO timestamp, or the text as typed if it isn't a valid time, which validation then reports. */
function momentOf(typed: string): string {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}
