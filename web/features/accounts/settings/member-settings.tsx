import { useQuery } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { memberSessions } from "#web/features/accounts/accounts.queries.ts";
import { team } from "#web/team.ts";
import { wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { DeviceList } from "#web/ui/lists/device-list.tsx";
import { TableOfContents } from "#web/ui/navigation/table-of-contents.tsx";
import { Reauthentication } from "#web/ui/overlays/reauthentication.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailAddress } from "./email-address.tsx";
import { NewPassword } from "./new-password.tsx";
import { OwnData } from "./own-data.tsx";
import { DiscordName, Profile } from "./profile.tsx";
import { ReauthenticationDialog } from "./reauthentication-dialog.tsx";
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
export const MemberSettings = ({ member, about }: { member: Member; about: string }) => (
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
      <TableOfContents entries={sections} />
      <Reauthentication dialog={(asked) => <ReauthenticationDialog member={member} {...asked} />}>
        <div>
          <Profile member={member} />
          <DiscordName member={member} />
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
