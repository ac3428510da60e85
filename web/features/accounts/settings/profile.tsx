import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateProfileRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { smallPortraitPath } from "#contract/art/portraits.ts";
import { answersOnDiscord, deliversOnDiscord } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { DiscordField, useDiscordForm } from "#web/features/accounts/discord-form.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import "./profile.css";

export function Profile({ member }: { member: Member }) {
  const { refresh } = useOwnAccount();
  const form = useSubmitForm({
    defaultValues: { name: member.name },
    schema: () => formSchemas.accounts().then((forms) => forms.UpdateProfileRequest),
    send: (body: UpdateProfileRequest) => api(accountsApi.updateProfile, { body }),
    valuesAfter: ({ name }) => ({ name }), // as stored by the server
    onSent: (answer) => {
      refresh(answer);
      toast({ title: "Name updated", description: `You’re now ${answer.name}.` });
    },
    errorMessage: describeAccountError({ title: "Couldn’t change your name" }),
  });
  return (
    <SettingsSection
      id="profile"
      title="Profile"
      about={
        <>
          <p>How your name appears to the team in applications and events.</p>
          <ProfilePicture name={member.name} />
        </>
      }
    >
      <form className="form" {...form.formProps}>
        <TextField label="Name" {...form.fieldProps("name")} autoComplete="name" />
        <FormActions form={form} submitLabel="Save name" pendingLabel="Saving..." variant="light" />
      </form>
    </SettingsSection>
  );
}

/** The member's picture, a hill like those of players. Its address contains only the initial, to keep names out of logs. */
function ProfilePicture({ name }: { name: string }) {
  const initial = /[a-z0-9]/i.exec(name)?.[0] ?? "@";
  return (
    <figure className="own-hill">
      <img src={smallPortraitPath(initial, "moor")} alt="" />
      <figcaption>Your picture, drawn from your name.</figcaption>
    </figure>
  );
}

export function DiscordName({ member }: { member: Member }) {
  const { refresh } = useOwnAccount();
  const form = useDiscordForm(member, refresh);
  const team = useTeam();
  const isWhereWeWrite = deliversOnDiscord(team) && answersOnDiscord(team);
  return (
    <SettingsSection
      id="discord"
      title="Discord"
      about={`${isWhereWeWrite ? "We deliver rewards and answer applications on Discord. " : ""}Only the team sees this name.`}
    >
      <form className="form" {...form.formProps}>
        <DiscordField {...form.fieldProps("discord")} />
        <FormActions form={form} submitLabel="Save Discord username" pendingLabel="Saving..." variant="light" />
      </form>
    </SettingsSection>
  );
}
