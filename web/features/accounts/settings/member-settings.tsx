import type { Member } from "#contract/accounts/schemas.ts";
import { team } from "#web/team.ts";
import { wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { TableOfContents } from "#web/ui/navigation/table-of-contents.tsx";
import { Reauthentication } from "#web/ui/overlays/reauthentication.tsx";
import { DeleteAccount } from "./deletion/delete-account.tsx";
import { Devices } from "./devices.tsx";
import { NewPassword } from "./new-password.tsx";
import { OwnData } from "./own-data.tsx";
import { DiscordName } from "./profile/discord-name.tsx";
import { EmailAddress } from "./profile/email-address.tsx";
import { Profile } from "./profile/profile.tsx";
import { ReauthenticationDialog } from "./reauthentication-dialog.tsx";
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
