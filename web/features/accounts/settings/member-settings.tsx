import { useMutation, useQuery } from "@tanstack/react-query";
import { providerPaths, readableExportPath } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { PasswordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { fileNameOf } from "#contract/team/file-name.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { download } from "#web/api/download.ts";
import { useTeam } from "#web/api/team.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { memberSessions } from "#web/features/accounts/accounts.queries.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { tryAgain } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { TableOfContents } from "#web/ui/navigation/table-of-contents.tsx";
import { DeviceList } from "#web/ui/nouns/device-list.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import {
  Reauthentication,
  type ReauthenticationPromptProps,
  useReauthentication,
} from "#web/ui/overlays/reauthentication.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailAddress } from "./email-address.tsx";
import { NewPassword } from "./new-password.tsx";
import { DiscordName, FormerDiscordName, Profile } from "./profile.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import "./member-settings.css";

const sections = [
  { id: "profile", title: "Profile" },
  { id: "discord", title: "Discord" },
  { id: "email", title: "Email" },
  { id: "password", title: "Password" },
  { id: "devices", title: "Devices" },
  { id: "data", title: "Your data" },
  { id: "delete", title: "Delete account" },
];

/** Everything members can see and change about their account, on one page. */
export function MemberSettings({ member, about }: { member: Member; about: string }) {
  const team = useTeam();
  const isOnDiscord = hasDiscord(team);
  // a name from a former Discord goes with its section
  const focus = useKeptFocus<HTMLDivElement>((sections) =>
    sections.querySelector<HTMLElement>("#email :is(input, button)"),
  );
  return (
    <div className="page wrap">
      <div className="page-head settings__head">
        <h1>Settings</h1>
        <div>
          <p className="lead">{about}</p>
          <p className="muted">
            {member.name}, member since {formatDay(wallTimeAt(Date.parse(member.createdAt), team.timeZone).day)}.
          </p>
          <noscript>
            <p>You need JavaScript to change anything here.</p>
          </noscript>
        </div>
      </div>
      <div className="settings">
        <TableOfContents entries={sections.filter(({ id }) => id !== "discord" || isOnDiscord || member.discord)} />
        <Reauthentication dialog={(asked) => <ReauthenticationDialog member={member} {...asked} />}>
          <div {...focus} tabIndex={-1}>
            <Profile member={member} />
            {isOnDiscord ? (
              <DiscordName member={member} />
            ) : (
              member.discord && <FormerDiscordName member={member} discord={member.discord} />
            )}
            <EmailAddress member={member} />
            <NewPassword member={member} />
            <Devices />
            <OwnData />
            <DeleteAccount member={member} />
          </div>
        </Reauthentication>
      </div>
    </div>
  );
}

/** Where the member is signed in, with buttons to sign out. */
function Devices() {
  const sessions = useQuery(memberSessions());
  const { refreshSessions } = useOwnAccount();
  return (
    <SettingsSection
      id="devices"
      title="Devices"
      about="Every browser you’re signed in on. If you don’t recognise one, sign it out and change your password."
    >
      <DeviceList
        sessions={sessions}
        endSession={(id) => api(accountsApi.endSession, { params: { id } })}
        endOtherSessions={() => api(accountsApi.endOtherSessions)}
        refresh={refreshSessions}
        className="devices"
        nameOf={(device) => <h3>{device}</h3>}
      />
    </SettingsSection>
  );
}

const forms = [
  { label: "Download a readable copy", path: readableExportPath, ending: "html" },
  { label: "Download JSON", path: accountsApi.exportData.path, ending: "json" },
];

/** Downloads everything the site holds about the member. */
const OwnData = () => (
  <SettingsSection
    id="data"
    title="Your data"
    about="Download everything we hold about you, as a page to read or as JSON for other software."
  >
    <ul className="setting__ways">
      {forms.map((form) => (
        <li key={form.path}>
          <Download {...form} />
        </li>
      ))}
    </ul>
  </SettingsSection>
);

const errorMessage = describeAccountError({ title: "Couldn’t download your data", lost: tryAgain });

function Download({ label, path, ending }: (typeof forms)[number]) {
  const file = `${fileNameOf(useTeam())}-my-data.${ending}`;
  const confirmed = useReauthentication();
  const loading = useMutation({
    mutationFn: () => confirmed(() => download(path)),
    onSuccess: (content) => {
      save(content, file);
      toast({ title: "Your data is saved", description: `Look for ${file} in your downloads.`, replaceKey: path });
    },
    onError: (error) =>
      toast({
        ...errorMessage(error),
        tone: "bad",
        replaceKey: path,
      }),
  });
  return (
    <>
      <Button small variant="light" isBusy={loading.isPending} onClick={() => loading.mutate()}>
        {loading.isPending ? "Gathering..." : label}
      </Button>
      {loading.error && <p className="error">{errorMessage(loading.error).description}</p>}
    </>
  );
}

function save(content: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // after the click has started the download
}

type ReauthenticationDialogProps = ReauthenticationPromptProps & { member: Member };

/** Asks for the password before data is exported or the address is changed. */
function ReauthenticationDialog({ member, isOpen, onConfirmed, onClose }: ReauthenticationDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Confirm it’s you">
      {member.hasPassword ? <ByPassword onConfirmed={onConfirmed} /> : <ByProvider />}
    </Dialog>
  );
}

function ByPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const form = useSubmitForm({
    defaultValues: { password: "" },
    schema: () => formSchemas.accounts().then((forms) => forms.PasswordRequest),
    send: (body: PasswordRequest) => api(accountsApi.confirm, { body }),
    valuesAfter: () => ({ password: "" }),
    onSent: onConfirmed,
    errorMessage: describeAccountError({ title: "Not confirmed", lost: tryAgain }),
  });
  return (
    <form className="form dialog__form" {...form.formProps}>
      <p>You signed in a while ago. Please enter your password again.</p>
      <PasswordField label="Password" autoComplete="current-password" {...form.fieldProps("password")} />
      <FormActions form={form} className="dialog__actions" submitLabel="Continue" pendingLabel="Checking..." />
    </form>
  );
}

const ByProvider = () => (
  <div className="form dialog__form">
    <p>You signed in a while ago. Sign in with Google again, then come back and try again.</p>
    <div>
      <a className={buttonClass()} href={`${providerPaths.start}?returnUrl=/settings`}>
        Sign in with Google
      </a>
    </div>
  </div>
);
