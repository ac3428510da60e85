import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateDiscordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { api } from "#web/calls.ts";
import { Field } from "#web/design/field.tsx";
import { resetExcept } from "#web/design/form-values.ts";
import { Key } from "#web/design/key.tsx";
import { toast } from "#web/design/toast.ts";
import { useForm } from "#web/design/use-form.ts";
import { checkOfForm } from "#web/features/accounts/load-check.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";

export function DiscordName({ member }: { member: Member }) {
  const { refresh } = useOwnAccount();
  const { problems, failure, isSending, form } = useForm({
    loadCheck: checkOfForm("discord"),
    send: (typed: UpdateDiscordRequest) => api(accountsApi.updateDiscord, { body: typed }),
    onSent: (answer, sent, changedSince) => {
      refresh(answer);
      resetExcept(sent, changedSince); // to the name as the server keeps it
      toast({ title: accountTexts.discordUpdated });
    },
    explain: (error) => ({ title: (error instanceof ApiFailure && error.sentence) || accountTexts.discordFailed }),
  });
  return (
    <SettingsSection
      id="discord"
      title="Discord"
      about="Rewards are delivered, and applications answered, on Discord. Only the team sees this name."
    >
      <form className="form" {...form}>
        <Field label="Discord username" hint={accountTexts.discordHint} error={problems.discord}>
          {(wiring) => (
            <input
              {...wiring}
              name="discord"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={member.discord ?? ""}
            />
          )}
        </Field>
        {failure && <p className="err">{failure}</p>}
        <div>
          <Key type="submit" face="bone" isBusy={isSending}>
            {isSending ? "Saving..." : "Save Discord username"}
          </Key>
        </div>
      </form>
    </SettingsSection>
  );
}
