import { useMutation } from "@tanstack/react-query";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateProfileRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { smallPortraitPath } from "#contract/art/portraits.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { answersOnDiscord, deliversOnDiscord, hasDiscord } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { DiscordField, useDiscordForm } from "#web/features/accounts/discord-form.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { SwitchField } from "#web/ui/fields/switch.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type RegisteredField, useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import "./profile.css";

export function Profile({ member }: { member: Member }) {
  const { refresh } = useOwnAccount();
  const team = useTeam();
  const chooses = team.programme.isOn && !hasDiscord(team);
  const form = useSubmitForm({
    defaultValues: profileOf(member, chooses),
    schema: () => formSchemas.accounts().then((forms) => forms.UpdateProfileRequest),
    send: (body: UpdateProfileRequest) => api(accountsApi.updateProfile, { body }),
    valuesAfter: (answer) => profileOf(answer, chooses), // as stored by the server
    onSent: (answer) => {
      refresh(answer);
      toast(
        chooses ? { title: "Profile updated" } : { title: "Name updated", description: `You’re now ${answer.name}.` },
      );
    },
    errorMessage: describeAccountError({ title: `Couldn’t change your ${chooses ? "profile" : "name"}` }),
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
        {chooses && <LeaderboardChoice {...form.fieldProps("isOnLeaderboard")} />}
        <FormActions
          form={form}
          submitLabel={chooses ? "Save profile" : "Save name"}
          pendingLabel="Saving..."
          variant="light"
        />
      </form>
    </SettingsSection>
  );
}

/** The members' leaderboard is seen by the team alone. */
const LeaderboardChoice = ({ error: _error, ...field }: RegisteredField) => (
  <SwitchField
    {...field}
    label="Show me on the leaderboard"
    hint={`The team then sees your name among the ten members with the most ${pointsName(useTeam())}.`}
  />
);

/** What the form holds. With a Discord, a name there decides who is on the leaderboard. */
const profileOf = ({ name, isOnLeaderboard }: Member, chooses: boolean): UpdateProfileRequest => ({
  name,
  ...(chooses && { isOnLeaderboard }),
});

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

type FormerDiscordNameProps = { member: Member; discord: string };

/** The name that a member gave before the team left Discord, and a button that removes it. */
export function FormerDiscordName({ member, discord }: FormerDiscordNameProps) {
  const { refresh } = useOwnAccount();
  const removing = useMutation({
    mutationFn: () => api(accountsApi.removeDiscord),
    onSuccess: () => {
      refresh({ ...member, discord: null });
      toast({ title: accountTexts.discordRemoved });
    },
  });
  const failure = removing.error && describeAccountError({ title: "Couldn’t remove it" })(removing.error).description;
  return (
    <SettingsSection
      id="discord"
      title="Discord"
      about="We’re not on Discord any more. We don’t use the username you gave us, and only keep it until you remove it."
    >
      <p>
        <BreakableName>{discord}</BreakableName>
      </p>
      <ErrorText>{failure}</ErrorText>
      <div>
        <Button variant="light" isBusy={removing.isPending} onClick={() => removing.mutate()}>
          {removing.isPending ? "Removing..." : "Remove Discord username"}
        </Button>
      </div>
    </SettingsSection>
  );
}
