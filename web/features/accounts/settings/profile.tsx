import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateProfileRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { api } from "#web/calls.ts";
import { Field } from "#web/design/field.tsx";
import { resetExcept } from "#web/design/form-values.ts";
import { Key } from "#web/design/key.tsx";
import { toast } from "#web/design/toast.ts";
import { useForm } from "#web/design/use-form.ts";
import { explainAs } from "#web/features/accounts/explain.ts";
import { checkOfForm } from "#web/features/accounts/load-check.ts";
import { OwnHill } from "./own-hill.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";

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
    explain: explainAs({ title: "Your name was not changed" }),
  });
  return (
    <SettingsSection
      id="profile"
      title="Profile"
      about={
        <>
          <p>Your name, as the team reads it in applications and events.</p>
          <OwnHill name={member.name} />
        </>
      }
    >
      <form className="form" {...form}>
        <Field label="Name" error={problems.name}>
          {(wiring) => <input {...wiring} name="name" autoComplete="name" defaultValue={member.name} />}
        </Field>
        {failure && <p className="err">{failure}</p>}
        <div>
          <Key type="submit" face="bone" isBusy={isSending}>
            {isSending ? "Saving..." : "Save name"}
          </Key>
        </div>
      </form>
    </SettingsSection>
  );
}
