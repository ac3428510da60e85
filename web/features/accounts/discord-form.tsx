import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateDiscordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { api } from "#web/api/api-client.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type RegisteredField, useSubmitForm } from "#web/ui/forms/use-submit-form.ts";

/** The form in which a member gives their Discord name. */
export const useDiscordForm = (member: Member, onSaved: (member: Member) => void) =>
  useSubmitForm({
    defaultValues: { discord: member.discord ?? "" },
    schema: () => formSchemas.accounts().then((forms) => forms.UpdateDiscordRequest),
    send: (body: UpdateDiscordRequest) => api(accountsApi.updateDiscord, { body }),
    valuesAfter: ({ discord }) => ({ discord: discord ?? "" }), // as stored by the server
    onSent: (answer) => {
      onSaved(answer);
      toast({ title: accountTexts.discordUpdated });
    },
    hasFailureToast: true,
    errorMessage: (error) => ({ title: (error instanceof ApiFailure && error.sentence) || accountTexts.discordFailed }),
  });

export const DiscordField = (field: RegisteredField) => (
  <TextField
    label="Discord username"
    hint={accountTexts.discordHint}
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);
