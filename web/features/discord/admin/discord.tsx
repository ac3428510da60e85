import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { discordTexts } from "#contract/discord/constants.ts";
import { discordApi } from "#contract/discord/endpoints.ts";
import type { DiscordConnection } from "#contract/discord/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { SelectField, TextField } from "#web/ui/forms/text-field.tsx";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { discordConnection } from "./discord.queries.ts";
import { setupSteps } from "./setup-steps.ts";
import "./discord.css";

type Bot = NonNullable<DiscordConnection["bot"]>;

/** Connects the team's bot step by step: its token, the server it's in, and the channel where it tells the staff what's new. */
export function Discord({ isShown }: { isShown: boolean }) {
  const headingId = useId();
  const { programme } = useTeam();
  const { data, error, refetch } = useQuery({ ...discordConnection(), enabled: isShown });
  const changed = useChangedConnection();
  const focus = useKeptFocus<HTMLDivElement>();
  const connecting = useRowDialog<undefined>();
  const disconnecting = useRowDialog<undefined>();
  useTryResult(data?.bot);
  const bot = data?.bot;
  const steps = data && setupSteps(data);
  return (
    <section className="discord" aria-labelledby={headingId}>
      <h3 id={headingId}>Discord</h3>
      <p className="discord__lead">
        A bot of your own tells the staff about new applications{programme.isOn && " and redemptions"}.
        {data?.hasWebhook &&
          (bot?.channelId
            ? " The webhook in the site’s settings isn’t used while a channel is chosen here."
            : " Until a channel is chosen here, the webhook in the site’s settings does.")}
      </p>
      {error && (
        <ErrorState
          title={data ? "Discord isn’t up to date" : "Discord didn’t load"}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {data && steps && (
        <div {...focus} tabIndex={-1}>
          <ol className="discord__steps">
            <Step name="The bot" {...steps.bot}>
              <Button
                small
                variant={bot ? "secondary" : undefined}
                aria-haspopup="dialog"
                onClick={() => connecting.open(undefined)}
              >
                {bot ? "Replace the token" : "Enter the token"}
              </Button>
            </Step>
            <Step name="Your server" {...steps.server}>
              {bot?.inviteUrl && (
                <a
                  className={buttonClass({ variant: bot.channels.length > 0 ? "secondary" : undefined, small: true })}
                  href={bot.inviteUrl}
                  target="_blank"
                  rel="noreferrer"
                >
                  Add the bot to a server
                  <span className="visually-hidden"> (opens Discord in a new tab)</span>
                </a>
              )}
            </Step>
            <Step name="The staff’s channel" {...steps.channel}>
              {bot && bot.channels.length > 0 && <ChannelForm key={bot.channelId} bot={bot} onChosen={changed} />}
            </Step>
          </ol>
          {bot && <Actions bot={bot} onChanged={changed} onDisconnect={() => disconnecting.open(undefined)} />}
        </div>
      )}
      {!data && !error && (
        <Loading contentName="Discord">
          <Skeleton style={{ height: "320px" }} />
        </Loading>
      )}
      <Dialog isOpen={connecting.isOpen} onClose={connecting.close} title={bot ? "Replace the token" : "Connect a bot"}>
        {connecting.isOpen && <TokenForm onClose={connecting.close} onConnected={changed} />}
      </Dialog>
      <Disconnect isOpen={disconnecting.isOpen} onClose={disconnecting.close} />
    </section>
  );
}

/** Returns a function that shows the connection as the server answered it, and loads it again. */
function useChangedConnection() {
  const queryClient = useQueryClient();
  return (answer?: DiscordConnection) => {
    if (answer) queryClient.setQueryData(discordConnection().queryKey, answer);
    void queryClient.invalidateQueries({ queryKey: [discordApi.get.path] });
  };
}

/** Says how a try ended that someone asked for. */
function useTryResult(bot: Bot | null | undefined) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!bot) return;
    if (bot.isBeingTried) isAwaited.current = true;
    else if (isAwaited.current) {
      isAwaited.current = false;
      toast({ ...resultOf(bot), replaceKey: "try Discord" });
    }
  }, [bot]);
}

function resultOf({ failure, succeededAt, channelId }: Bot) {
  if (failure) return { title: "Discord isn’t working", description: failure.sentence, tone: "bad" as const };
  if (!succeededAt) return { title: "Discord wasn’t asked yet", tone: "bad" as const };
  if (channelId === null) return { title: "The bot works" };
  return { title: "The bot works", description: "It wrote a line into the channel." };
}

type StepProps = ReturnType<typeof setupSteps>["bot"] & { name: string; children: ReactNode };

const Step = ({ name, tone, label, sentence, children }: StepProps) => (
  <li className="discord__step">
    <h4>
      {name} <Badge tone={tone}>{label}</Badge>
    </h4>
    {sentence && <p>{sentence}</p>}
    {children}
  </li>
);

function TokenForm({ onClose, onConnected }: { onClose: () => void; onConnected: (to: DiscordConnection) => void }) {
  const form = useSubmitForm({
    defaultValues: { token: "" },
    secrets: ["token"],
    schema: () => formSchemas.discord().then((forms) => forms.ConnectDiscordRequest),
    send: (body) => api(discordApi.connect, { body }),
    onSent: (answer) => {
      onConnected(answer);
      onClose();
    },
    errorMessage: describeError(discordTexts.connectFailed),
  });
  return (
    <DialogForm form={form} submitLabel="Connect" pendingLabel="Connecting..." onCancel={onClose}>
      <ol className="discord__how">
        <li>
          In the Discord developer portal (discord.com/developers), press New Application and name it as the bot should
          be called.
        </li>
        <li>Open Bot, press Reset Token, and copy the token.</li>
        <li>Paste it here. It needs none of the privileged intents.</li>
      </ol>
      <TextField
        label="Token"
        type="password"
        autoComplete="new-password"
        hint="It’s stored encrypted and never shown again."
        {...form.fieldProps("token")}
      />
    </DialogForm>
  );
}

function ChannelForm({ bot, onChosen }: { bot: Bot; onChosen: (to: DiscordConnection) => void }) {
  const form = useSubmitForm({
    defaultValues: { channelId: bot.channelId ?? "" },
    schema: () => formSchemas.discord().then((forms) => forms.ChooseChannelRequest),
    send: (body) => api(discordApi.chooseChannel, { body }),
    onSent: onChosen,
    errorMessage: describeError(discordTexts.chooseFailed),
  });
  const servers = [...new Set(bot.channels.map(({ server }) => server))];
  const isKnown = bot.channels.some(({ id }) => id === bot.channelId);
  return (
    <form className="discord__channel" {...form.formProps}>
      <SelectField
        label="Channel"
        hint="Choose one that only staff can read. Applicants’ names appear there."
        {...form.fieldProps("channelId")}
      >
        {!isKnown && <option value={bot.channelId ?? ""}>Choose a channel</option>}
        {servers.map((server) => (
          <optgroup key={server} label={server}>
            {bot.channels
              .filter((channel) => channel.server === server)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  #{name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <FormActions form={form} submitLabel="Save and test" pendingLabel="Saving..." small />
    </form>
  );
}

type ActionsProps = { bot: Bot; onChanged: (to?: DiscordConnection) => void; onDisconnect: () => void };

function Actions({ bot, onChanged, onDisconnect }: ActionsProps) {
  const { failure, fail, clearFailure } = useFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(discordApi.test),
    onMutate: clearFailure,
    onSuccess: onChanged,
    onError: (error) => {
      fail(describeError(discordTexts.testFailed)(error));
      onChanged();
    },
  });
  return (
    <>
      <p className="discord__times">
        {bot.succeededAt ? (
          <>
            Last worked <LocalTime at={bot.succeededAt} />.
          </>
        ) : (
          "It hasn’t worked yet."
        )}{" "}
        {bot.failure && (
          <>
            Failing since <LocalTime at={bot.failure.since} />.{" "}
          </>
        )}
        Next try <LocalTime at={bot.nextTryAt} />.
      </p>
      <div className="discord__actions">
        <TextButton isDisabled={isPending || bot.isBeingTried} onClick={() => mutate()}>
          {isPending || bot.isBeingTried ? "Testing..." : "Test now"}
        </TextButton>
        <TextButton isDestructive aria-haspopup="dialog" onClick={onDisconnect}>
          Disconnect
        </TextButton>
      </div>
      <ErrorText>{failure}</ErrorText>
    </>
  );
}

function Disconnect({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const changed = useChangedConnection();
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose,
    subject: "disconnect Discord",
    failureTitle: discordTexts.disconnectFailed,
    mutationFn: () => api(discordApi.disconnect),
    onSuccess: () => toast({ title: discordTexts.disconnected }),
    onSettled: () => changed(),
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title="Disconnect Discord?"
      confirmLabel="Disconnect"
      pendingLabel="Disconnecting..."
      onConfirm={() => mutate()}
    >
      <p>The stored token is deleted. What the bot wrote stays in Discord, and the site no longer changes it.</p>
    </ConfirmDialog>
  );
}
