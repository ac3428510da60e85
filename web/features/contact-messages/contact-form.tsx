import { useRef, useState } from "react";
import { contactSubjectLabels, contactSubjects, contactTexts } from "#contract/contact-messages/constants.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import type { ContactRequest } from "#contract/contact-messages/forms.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { api } from "#web/api/api-client.ts";
import { newKey } from "#web/api/new-key.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { isUnanswered } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Field, SharedError } from "#web/ui/fields/field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useIslandForm } from "#web/ui/forms/use-island-form.ts";
import { contactDraftKey } from "./contact-draft-key.ts";

const formName = "contact";

/**
 * The contact form. Without JavaScript, it posts to the page's own address, which shows it again with its errors, or a thank-you.
 */
export function ContactForm({ posted }: { posted?: PostedForm | undefined }) {
  const refusedForm = posted?.form === formName ? posted : undefined;
  const [key, setKey] = useState(newKey);
  const { element, keep } = useContactDraft();
  const { problems, failure, isSending, formProps } = useIslandForm({
    loadValidation: () => import("./contact-validation.ts"),
    send: (message: ContactRequest) =>
      api(contactMessagesApi.send, { body: message, headers: { "idempotency-key": key } }),
    onSent: (_receipt, sent, changedSince) => {
      for (const field of fieldsOf(sent)) if (!changedSince.has(field.name)) field.value = "";
      keep(sent);
      setKey(newKey());
      toast({ title: contactTexts.sent });
    },
    hasFailureToast: true,
    errorMessage: (error) => ({
      title: contactTexts.failed,
      ...(isUnanswered(error) && { description: contactTexts.unanswered }),
    }),
    refusedForm,
  });
  const typed = refusedForm?.values ?? {};
  return (
    <form
      className="form form--2"
      id="contact-form"
      action={`/?form=${formName}#contact-form`}
      ref={element}
      {...formProps}
      onChange={(event) => {
        formProps.onChange(event);
        keep(event.currentTarget);
      }}
    >
      <input type="hidden" name="form" value={formName} />
      <SharedError problems={problems}>
        <Field label="Name" error={problems.name}>
          {(inputProps) => <input {...inputProps} name="name" autoComplete="name" defaultValue={typed.name} />}
        </Field>
        <Field label="Email" error={problems.email}>
          {(inputProps) => (
            <input {...inputProps} name="email" type="email" autoComplete="email" defaultValue={typed.email} />
          )}
        </Field>
        <Field label="Subject" error={problems.subject} isFull>
          {(inputProps) => (
            <select {...inputProps} name="subject" defaultValue={typed.subject}>
              <option value="">Choose a subject</option>
              {contactSubjects.map((subject) => (
                <option key={subject} value={subject}>
                  {contactSubjectLabels[subject]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Message" error={problems.message} isFull>
          {(inputProps) => <textarea {...inputProps} name="message" rows={5} defaultValue={typed.message} />}
        </Field>
      </SharedError>
      {failure && <p className="error full">{failure}</p>}
      <div className="full">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Sending..." : "Send message"}
        </Button>
      </div>
    </form>
  );
}

const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>(".input");

/** Keeps what is typed for this tab until it's sent, and puts it back into the fields that are still empty. */
function useContactDraft() {
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft<Record<string, string>>(contactDraftKey, "tab", {
    onOpen(kept) {
      if (!element.current) return;
      for (const field of fieldsOf(element.current)) field.value ||= kept?.typed[field.name] ?? "";
      keep(element.current);
    },
  });
  function keep(form: HTMLFormElement) {
    const typed = Object.fromEntries([...fieldsOf(form)].map(({ name, value }) => [name, value]));
    draft.keep(Object.values(typed).some(Boolean) ? { before: {}, typed } : undefined);
  }
  return { element, keep };
}
