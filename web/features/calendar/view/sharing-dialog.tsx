import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { refreshEvents, shareAgain } from "#web/features/calendar/calendar.queries.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { mayMakePrivate, mayReport, type Viewer } from "./viewer.ts";

/** What is about to be done to an event that a member shared. */
type Asked = { what: "report" | "makePrivate"; event: CalendarEvent };

type SharingDialogProps = { asked: Asked | undefined; onClose: () => void; onDone: () => void };

/** Asks what is wrong with a shared event, before it's reported or made private. */
export function SharingDialog({ asked, onClose, onDone }: SharingDialogProps) {
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked); // keep the words while the dialog closes
  const shown = asked ?? last;
  if (!shown) return null;
  const { what, event } = shown;
  function handleSent() {
    onClose();
    toast({ title: what === "report" ? calendarTexts.reported : calendarTexts.madePrivate });
    onDone();
  }
  const Form = what === "report" ? ReportForm : PrivateForm;
  return (
    <Dialog
      isOpen={asked !== undefined}
      onClose={onClose}
      title={what === "report" ? "Report event" : "Make event private"}
    >
      <Form key={`${what} ${event.id}`} event={event} onSent={handleSent} onCancel={onClose} />
    </Dialog>
  );
}

type FormProps = { event: CalendarEvent; onSent: () => void; onCancel: () => void };

function ReportForm({ event: { id, title }, onSent, onCancel }: FormProps) {
  const form = useSubmitForm({
    defaultValues: { text: "" },
    draft: useDraft(`report ${id}`),
    schema: () => formSchemas.calendar().then((forms) => forms.ReportEventRequest),
    send: (body) => api(calendarApi.report, { params: { id }, body }),
    onSent,
    valuesAfter: () => ({ text: "" }),
    errorMessage: describeError(calendarTexts.reportFailed),
  });
  return (
    <DialogForm form={form} submitLabel="Send report" pendingLabel="Sending..." onCancel={onCancel}>
      <p>Tell staff about “{title}”. They’ll see your name and email address. Whoever made it isn’t told.</p>
      <TextAreaField label="What’s wrong with it?" hint="Optional." rows={3} {...form.fieldProps("text")} />
    </DialogForm>
  );
}

function PrivateForm({ event: { id, title }, onSent, onCancel }: FormProps) {
  const form = useSubmitForm({
    defaultValues: { reason: "" },
    draft: useDraft(`make-private ${id}`),
    schema: () => formSchemas.calendar().then((forms) => forms.MakePrivateRequest),
    send: (body) => api(calendarAdminApi.makePrivate, { params: { id }, body }),
    onSent,
    valuesAfter: () => ({ reason: "" }),
    errorMessage: describeError(calendarTexts.makePrivateFailed),
  });
  return (
    <DialogForm form={form} submitLabel="Make private" pendingLabel="Making private..." onCancel={onCancel}>
      <p>Other members will no longer see “{title}”. Its author still does, and can’t share it again.</p>
      <TextAreaField
        label="Reason"
        hint="Required. The author reads it in the event, and by email if they’ve confirmed their address."
        rows={3}
        {...form.fieldProps("reason")}
      />
    </DialogForm>
  );
}

const failed = describeError(calendarTexts.updateFailed);

/** What people can do about an event that a member shared: report it, make it private, or share it again. */
export function useSharing(viewer: Viewer) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const refresh = () => refreshEvents(queryClient);
  const sharing = useMutation({
    mutationFn: shareAgain,
    onSuccess: () => toast({ title: calendarTexts.sharedAgain }),
    onError: (error) => toast({ ...failed(error), tone: "bad" }),
    onSettled: refresh,
  });
  const ask = (what: Asked["what"]) => (event: CalendarEvent) => setAsked({ what, event });
  return {
    actionsOn: (event: CalendarEvent) => ({
      ...(mayReport(viewer, event) && { onReport: ask("report") }),
      ...(mayMakePrivate(viewer, event) && { onMakePrivate: ask("makePrivate"), onShareAgain: sharing.mutate }),
    }),
    dialog: { asked, onClose: () => setAsked(undefined), onDone: () => void refresh() },
  };
}
