import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateProfileRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { api } from "#web/api/calls.ts";
import { describeError } from "#web/features/accounts/error-message.ts";
import { checkOfForm } from "#web/features/accounts/load-check.ts";
import { SettingsSection } from "#web/features/accounts/settings/settings-section.tsx";
import { useOwnAccount } from "#web/features/accounts/settings/use-own-account.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { resetExcept } from "#web/ui/forms/form-values.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { ProfilePicture } from "./profile-picture.tsx";

export function Profile({ member }: { member: Member }) {
  const { refresh } = useOwnAccount();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: checkOfForm("profile"),
    send: (typed: UpdateProfileRequest) => api(accountsApi.updateProfile, { body: typed }),
    onSent: (answer, sent, changedSince) => {
      refresh(answer);
      resetExcept(sent, changedSince); // to the name as the server keeps it
      toast({ title: "Name updated", description: `You are ${answer.name} from now on.` });
    },
    errorMessage: describeError({ title: "Your name was not changed" }),
  });
  return (
    <SettingsSection
      id="profile"
      title="Profile"
      about={
        <>
          <p>Your name, as the team reads it in applications and events.</p>
          <ProfilePicture name={member.name} />
        </>
      }
    >
      <form className="form" {...form}>
        <Field label="Name" error={problems.name}>
          {(wiring) => <input {...wiring} name="name" autoComplete="name" defaultValue={member.name} />}
        </Field>
        {failure && <p className="error">{failure}</p>}
        <div>
          <Button type="submit" variant="light" isBusy={isSending}>
            {isSending ? "Saving..." : "Save name"}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
