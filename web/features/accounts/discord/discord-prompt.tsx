import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateDiscordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { api } from "#web/api/api-client.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { rememberProvided, useDiscordProvided } from "./discord-provided.ts";
import "./discord-prompt.css";

type DiscordPromptProps = {
  member: Member;
  isLeaving: boolean;
  /** The only other way out. */
  children: ReactNode;
};

/** Asks a member for their missing Discord name. Can't be closed without one. */
export function DiscordPrompt({ member, isLeaving, children }: DiscordPromptProps) {
  const headingId = useId();
  const isProvided = useDiscordProvided(member.id);
  if (member.discord || isProvided || isLeaving) return null;
  return (
    <Dialog
      isOpen
      isHeld
      labelledBy={headingId}
      className="discord-prompt"
      top={<h2 id={headingId}>Where do we find you?</h2>}
    >
      <p>Rewards are delivered in Discord. Only the team sees your name there.</p>
      <DiscordForm member={member}>{children}</DiscordForm>
    </Dialog>
  );
}

function DiscordForm({ member, children }: { member: Member; children: ReactNode }) {
  const queryClient = useQueryClient();
  const form = useSubmitForm({
    defaultValues: { discord: "" },
    schema: () => formSchemas.accounts().then((forms) => forms.UpdateDiscordRequest),
    send: (body: UpdateDiscordRequest) => api(accountsApi.updateDiscord, { body }),
    onSent: (answer) => {
      rememberProvided(member.id);
      queryClient.setQueryData(me().queryKey, answer);
      toast({ title: accountTexts.discordUpdated });
    },
    hasFailureToast: true,
    errorMessage: (error) => ({ title: (error instanceof ApiFailure && error.sentence) || accountTexts.discordFailed }),
  });
  return (
    <form className="form" {...form.form}>
      <TextField
        label="Discord username"
        hint={accountTexts.discordHint}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("discord")}
      />
      <FormActions
        form={form}
        className="discord-prompt__actions"
        submit="Save Discord username"
        pending="Saving..."
        after={children}
      />
    </form>
  );
}
