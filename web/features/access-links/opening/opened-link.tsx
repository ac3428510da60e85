import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { accessLinkTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessOffer } from "#contract/access-links/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { SubmitButton } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { closedBy, type Opening } from "./opening.ts";
import "./opening.css";

const formName = "temp-access";

type ClaimFormProps = {
  linkCode: string;
  /** The form as the server refused it when it was sent without JavaScript. */
  posted: PostedForm | undefined;
  onOpened: (name: string) => void;
  /** Called if the link no longer works, because someone else used it first or it has expired. */
  onClosed: (opening: Opening) => void;
};

/**
 * Uses up the link. Without JavaScript, the form posts to the page's own address, which redirects to the dashboard or shows what
 * is wrong.
 */
export function ClaimForm({ linkCode, posted, onOpened, onClosed }: ClaimFormProps) {
  const refusedForm = posted?.form === formName ? posted : undefined;
  const pathname = useLocation({ select: (location) => location.pathname });
  const form = useSubmitForm({
    defaultValues: { name: refusedForm?.values.name ?? "" },
    refusedForm,
    schema: () => formSchemas.accessLinks().then((forms) => forms.ClaimRequest),
    send: async (body) => {
      await api(accessLinksApi.claim, { params: { linkCode }, body }).catch(lookWhy);
      return body.name;
    },
    onSent: onOpened,
    errorMessage,
  });
  function lookWhy(error: unknown): never {
    const isOver = error instanceof ApiFailure && [404, 409].includes(error.status);
    if (isOver) onClosed(closedBy(error));
    throw error;
  }
  return (
    <form className="form claim" id={formName} action={`${pathname}#${formName}`} {...form.formProps}>
      <input type="hidden" name="form" value={formName} />
      <TextField
        label="Your name"
        hint="Admins see it next to everything you change."
        maxLength={80}
        {...form.fieldProps("name")}
        autoComplete="name"
      />
      <SubmitButton form={form} submitLabel="Open the dashboard" pendingLabel="Opening..." />
    </form>
  );
}

const errorMessage = (error: unknown) => ({
  title: "Couldn’t open the link",
  description: (error instanceof ApiFailure && error.sentence) || accessLinkTexts.claimFailed,
});

/** What the link grants, and until when. */
export const AccessOfferDetails = ({ offer: { role, description, expiresAt } }: { offer: AccessOffer }) => (
  <dl className="offered">
    <div>
      <dt>Role</dt>
      <dd>{staffRoleLabels[role]}</dd>
    </div>
    <div>
      <dt>Until</dt>
      <dd>
        <LocalTime at={expiresAt} />
      </dd>
    </div>
    {description && (
      <div>
        <dt>Purpose</dt>
        <dd>{description}</dd>
      </div>
    )}
  </dl>
);

type ClosedLinkProps = {
  sentence: string;
  /** Whether it has just replaced the form whose button was pressed. */
  isNews: boolean;
};

/** Why the link doesn't open. Receives the focus if it replaces the pressed button. */
export function ClosedLink({ sentence, isNews }: ClosedLinkProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNews) text.current?.focus();
  }, [isNews]);
  return (
    <span tabIndex={-1} ref={text}>
      {sentence}
    </span>
  );
}
