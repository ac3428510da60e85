import { type ConnectablePlatform, channelTexts } from "#contract/channels/constants.ts";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { handleIn } from "#contract/channels/handles.ts";
import type { Channel } from "#contract/channels/schemas.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { addressOn, platformNames } from "#contract/team/platforms.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { fieldsOf } from "./channel-words.ts";
import "./connect-dialog.css";

export type Connecting = {
  platform: ConnectablePlatform;
  channel: Channel | undefined;
  count: SocialCount | undefined;
};

type ConnectDialogProps = {
  of: Connecting | undefined;
  isOpen: boolean;
  onClose: () => void;
  onConnected: (channel: Channel) => void;
};

/** Connects a platform, or changes how it's connected. */
export const ConnectDialog = ({ of, isOpen, onClose, onConnected }: ConnectDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={of && `${of.channel ? "Change" : "Connect"} ${platformNames[of.platform]}`}
    {...(of && { contentKey: of.platform })}
  >
    {of && <ConnectForm key={of.platform} {...of} onClose={onClose} onConnected={onConnected} />}
  </Dialog>
);

type ConnectFormProps = Connecting & Pick<ConnectDialogProps, "onClose" | "onConnected">;

function ConnectForm({ platform, channel, count, onClose, onConnected }: ConnectFormProps) {
  const team = useTeam();
  const name = platformNames[platform];
  const { handle, clientId, secret, steps } = fieldsOf[platform];
  const blank = {
    handle: channel?.handle ?? handleIn(platform, addressOn(platform, team) ?? "") ?? "",
    clientId: channel?.clientId ?? "",
    key: "",
  };
  const form = useSubmitForm({
    defaultValues: blank,
    draft: useDraft(`connect ${platform}`),
    secrets: ["key"],
    schema: () => formSchemas.channels().then((forms) => forms.ConnectRequest),
    toBody: (typed) => ({ handle: typed.handle, clientId: typed.clientId, key: typed.key }),
    send: (body) => api(channelsApi.connect, { params: { platform }, body }),
    valuesAfter: (answer) => ({ handle: answer.handle, clientId: answer.clientId ?? "", key: "" }),
    onSent: (answer) => {
      onConnected(answer);
      onClose();
    },
    errorMessage: describeError(channelTexts.connectFailed),
  });
  return (
    <DialogForm
      form={form}
      submitLabel={channel ? "Save and test" : "Connect"}
      pendingLabel={channel ? "Saving..." : "Connecting..."}
      onCancel={onClose}
    >
      <ol className="connect-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TextField {...handle} {...form.fieldProps("handle")} />
      {clientId && <TextField label={clientId} {...form.fieldProps("clientId")} />}
      {secret && (
        <TextField
          label={secret}
          type="password"
          autoComplete="new-password"
          hint={
            channel?.hasKey
              ? "One is stored. Leave this blank to keep it."
              : "It’s stored encrypted and never shown again."
          }
          {...form.fieldProps("key")}
        />
      )}
      {count && count.source === "hand" && (
        <p>
          The site shows {formatNumber(count.followers)} today, which was typed in. {name}’s own count will replace it.
        </p>
      )}
    </DialogForm>
  );
}
