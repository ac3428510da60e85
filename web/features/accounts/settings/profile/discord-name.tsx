import type { Member } from "#contract/accounts/schemas.ts";
import { DiscordField, useDiscordForm } from "#web/features/accounts/discord-form.tsx";
import { SettingsSection } from "#web/features/accounts/settings/settings-section.tsx";
import { useOwnAccount } from "#web/features/accounts/settings/use-own-account.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";

export function DiscordName({ member }: { member: Member }) {
  const { refresh } = useOwnAccount();
  const form = useDiscordForm(member, refresh);
  return (
    <SettingsSection
      id="discord"
      title="Discord"
      about="We deliver rewards and answer applications on Discord. Only the team sees this name."
    >
      <form className="form" {...form.formProps}>
        <DiscordField {...form.fieldProps("discord")} />
        <FormActions form={form} submitLabel="Save Discord username" pendingLabel="Saving..." variant="light" />
      </form>
    </SettingsSection>
  );
}
