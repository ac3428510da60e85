import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateDiscordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { api } from "#web/api/api-client.ts";
import { SettingsSection } from "#web/features/accounts/settings/settings-section.tsx";
import { useOwnAccount } from "#web/features/accounts/settings/use-own-account.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";

export function DiscordName({ member }: { member: Member }) {
  const { refresh } = useOwnAccount();
  const form = useSubmitForm({
    defaultValues: { discord: member.discord ?? "" },
    schema: () => formSchemas.accounts().then((forms) => forms.UpdateDiscordRequest),
    send: (body: UpdateDiscordRequest) => api(accountsApi.updateDiscord, { body }),
    valuesAfter: ({ discord }) => ({ discord: discord ?? "" }), // as stored by the server
    onSent: (answer) => {
      refresh(answer);
      toast({ title: accountTexts.discordUpdated });
    },
    hasFailureToast: true,
    errorMessage: (error) => ({ title: (error instanceof ApiFailure && error.sentence) || accountTexts.discordFailed }),
  });
  return (
    <SettingsSection
      id="discord"
      title="Discord"
      about="We deliver rewards and answer applications on Discord. Only the team sees this name."
    >
      <form className="form" {...form.formProps}>
        <TextField
          label="Discord username"
          hint={accountTexts.discordHint}
          autoCapitalize="none"
          spellCheck={false}
          {...form.fieldProps("discord")}
        />
        <FormActions form={form} submitLabel="Save Discord username" pendingLabel="Saving..." variant="light" />
      </form>
    </SettingsSection>
  );
}
