import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { UpdateDiscordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { api } from "#web/api/calls.ts";
import { checkOfForm } from "#web/features/accounts/load-check.ts";
import { SettingsSection } from "#web/features/accounts/settings/settings-section.tsx";
import { useOwnAccount } from "#web/features/accounts/settings/use-own-account.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { resetExcept } from "#web/ui/forms/form-values.ts";
import { useForm } from "#web/ui/forms/use-form.ts";

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
    errorMessage: (error) => ({ title: (error instanceof ApiFailure && error.sentence) || accountTexts.discordFailed }),
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
        {failure && <p className="error">{failure}</p>}
        <div>
          <Button type="submit" variant="light" isBusy={isSending}>
            {isSending ? "Saving..." : "Save Discord username"}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
