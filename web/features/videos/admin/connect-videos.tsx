import { handleIn } from "#contract/channels/handles.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { videoQueueTexts } from "#contract/videos/queue/constants.ts";
import { videoChannelApi } from "#contract/videos/queue/endpoints.ts";
import type { VideoChannel } from "#contract/videos/queue/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { DialogForm } from "#web/ui/forms/dialog-form.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { RowDialog } from "#web/ui/overlays/use-row-dialog.ts";

type ConnectVideosProps = { chosen: RowDialog<VideoChannel>; onConnected: (channel: VideoChannel) => void };

/** Connects the channel whose new videos arrive, or another one in its place. */
export const ConnectVideosDialog = ({ chosen: { row, isOpen, times, close }, onConnected }: ConnectVideosProps) => (
  <Dialog isOpen={isOpen} onClose={close} title={row?.connected ? "Change the channel" : "Connect the channel"}>
    {row && <ConnectForm key={times} channel={row} onConnected={onConnected} onClose={close} />}
  </Dialog>
);

type ConnectFormProps = {
  channel: VideoChannel;
  onConnected: (channel: VideoChannel) => void;
  onClose: () => void;
};

function ConnectForm({ channel: { connected, hasKey }, onConnected, onClose }: ConnectFormProps) {
  const team = useTeam();
  const known = handleIn("youtube", addressOn("youtube", team) ?? "") ?? "";
  const form = useSubmitForm({
    defaultValues: { handle: connected?.handle ?? (hasKey || known.startsWith("UC") ? known : "") },
    draft: useDraft("connect videos"),
    schema: () => formSchemas.videoQueue().then((forms) => forms.ConnectVideosRequest),
    send: (body) => api(videoChannelApi.connect, { body }),
    valuesAfter: (answer) => ({ handle: answer.connected?.handle ?? "" }),
    onSent: (answer) => {
      onConnected(answer);
      onClose();
    },
    errorMessage: describeError(videoQueueTexts.connectFailed),
  });
  return (
    <DialogForm
      form={form}
      submitLabel={connected ? "Save and test" : "Connect"}
      pendingLabel={connected ? "Saving..." : "Connecting..."}
      onCancel={onClose}
    >
      <p>
        {hasKey
          ? "The site asks with the key that is stored for YouTube. It costs nothing."
          : "This needs no key. With one, which you enter above under Connect YouTube, YouTube also says which videos are streams or premieres."}
      </p>
      <TextField
        label={hasKey ? "Handle or id of the channel" : "Id of the channel"}
        hint={
          hasKey ? undefined : "It starts with UC. On the channel’s page, choose More, Share channel, Copy channel ID."
        }
        placeholder={hasKey ? "@team" : "UC..."}
        {...form.fieldProps("handle")}
      />
      {connected && <p>Videos of the channel so far that still wait are removed from the queue.</p>}
    </DialogForm>
  );
}
