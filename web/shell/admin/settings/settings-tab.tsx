import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { binKindsOf } from "#contract/bin/constants.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { RegisteredUsers } from "#web/features/accounts/admin/registered-users.tsx";
import { AuditLog } from "#web/features/audit-log/audit-log.tsx";
import { Bin } from "#web/features/bin/bin.tsx";
import { Channels } from "#web/features/channels/admin/channels.tsx";
import { discordConnection } from "#web/features/discord/admin/discord.queries.ts";
import { Discord } from "#web/features/discord/admin/discord.tsx";
import { HealthPart } from "#web/features/health/health.tsx";
import { LiveState } from "#web/features/live/admin/live-state.tsx";
import { LockSection } from "#web/features/lockdown/lock-switch.tsx";
import { MerchSection } from "#web/features/merch/merch-switch.tsx";
import { SiteIconSection } from "#web/features/site-icon/site-icon-section.tsx";
import { AdminAccounts } from "#web/features/staff/accounts/admin-accounts.tsx";
import { OwnDevices } from "#web/features/staff/sign-in-settings/own-devices.tsx";
import { OwnEmail } from "#web/features/staff/sign-in-settings/own-email.tsx";
import { OwnPassword } from "#web/features/staff/sign-in-settings/own-password.tsx";
import {
  FactorPolicySection,
  SecondFactorSection,
} from "#web/features/staff/sign-in-settings/second-factor-section.tsx";
import { SecondStepReauthentication } from "#web/features/staff/sign-in-settings/second-step-dialog.tsx";
import { VideoAdmin } from "#web/features/videos/admin/video-admin.tsx";
import { VideosChannel } from "#web/features/videos/admin/video-channel.tsx";
import { VideoQueue } from "#web/features/videos/admin/video-queue.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { mayUse } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { ReplayTour } from "#web/shell/admin/tour/replay-tour.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { partIn, partsOf, type Search, type SettingsPart } from "./settings-parts.ts";
import "./settings-tab.css";

type SettingsTabProps = { staff: Staff; search: Search; onSearch: (search: Search) => void };

/** The settings of the site and its staff. Each role sees what it may use. */
export function SettingsTab({ staff, search, onSearch }: SettingsTabProps) {
  const isOnDiscord = useIsOnDiscord(staff);
  const selected = partIn(search, staff, isOnDiscord);
  const shown = useShownParts(selected);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = selected && row.current?.querySelector("[role=tab][aria-selected=true]");
    if (tab) tab.scrollIntoView({ inline: "center", block: "nearest" });
  }, [selected]);

  const panels: Record<SettingsPart, ReactNode> = {
    site: <SitePart staff={staff} />,
    "sign-in": <SignInPart username={staff.username} />,
    people: <PeoplePart staff={staff} />,
    videos: <VideosPart isShown={selected === "videos"} />,
    channels: (
      <>
        <ChannelsPart staff={staff} isShown={selected === "channels"} />
        <LiveState />
      </>
    ),
    discord: <Discord isShown={selected === "discord"} />,
    bin: <Bin kinds={binKindsOf(staff.role)} isShown={selected === "bin"} />,
    audit: <AuditLog isShown={selected === "audit"} />,
    health: <HealthPart isShown={selected === "health"} />,
  };
  const parts = partsOf(staff, isOnDiscord);
  return (
    <div className="settings-tab" ref={row}>
      <DashboardTabHead name="Settings" />
      {parts.length > 1 ? (
        <>
          <noscript>
            <p>
              {parts.map(({ id, name }) => (
                <a key={id} className="text-button" href={`/admin/settings?part=${id}`}>
                  {name}
                </a>
              ))}
            </p>
          </noscript>
          <Tabs
            label="Settings"
            tabs={parts.map(({ id, name }) => ({ id, name, panel: shown.has(id) && panels[id] }))}
            selected={selected}
            onSelect={(part) => onSearch({ ...search, part })}
          />
        </>
      ) : (
        panels[selected]
      )}
    </div>
  );
}

/** Whether the team has a Discord, or a bot there that somebody may want to disconnect. */
function useIsOnDiscord(staff: Staff): boolean {
  const hasAddress = hasDiscord(useTeam());
  const { data } = useQuery({ ...discordConnection(), enabled: !hasAddress && mayUse(staff, "channelKeys", "read") });
  return hasAddress || Boolean(data?.bot);
}

/** Returns the parts to render. A part is mounted when first opened, and then stays mounted to keep what was typed. */
function useShownParts(selected: SettingsPart) {
  const [shown, setShown] = useState(() => new Set([selected]));
  if (shown.has(selected)) return shown;
  const grown = new Set([...shown, selected]);
  setShown(grown);
  return grown;
}

/** How your account signs in, and where it is signed in. */
const SignInPart = ({ username }: { username: string }) => (
  <SecondStepReauthentication>
    <div className="settings-tab__sign-in">
      <div className="settings-tab__cards">
        <OwnPassword username={username} />
        <OwnEmail />
      </div>
      <div className="settings-tab__list settings-tab__list--ruled">
        <SecondFactorSection />
        <OwnDevices />
      </div>
    </div>
  </SecondStepReauthentication>
);

/** What all staff see: the site's icon and switches, and help. */
const SitePart = ({ staff }: { staff: Staff }) => (
  <div className="settings-tab__list settings-tab__list--ruled settings-tab__list--pairs">
    {mayUse(staff, "team", "write") && (
      <section aria-labelledby="edit-site-heading">
        <h3 id="edit-site-heading">What the site says</h3>
        <p className="switch-note">Names, texts, people, plans, links and colours, edited beside the page itself.</p>
        <Link className={buttonClass({ variant: "secondary", small: true })} to="/admin/site">
          Edit the site
        </Link>
      </section>
    )}
    {mayUse(staff, "favicon", "write") && <SiteIconSection />}
    <LockSection maySwitch={mayUse(staff, "switches", "write")} />
    <MerchSection maySwitch={mayUse(staff, "switches", "write")} />
    {mayUse(staff, "permanent", "write") && <FactorPolicySection />}
    <section aria-labelledby="tour-heading">
      <h3 id="tour-heading">Help</h3>
      <p className="switch-note">Keyboard shortcuts and what each tab does.</p>
      <ReplayTour />
    </section>
  </div>
);

/** The channel's new videos, and those on the site. */
const VideosPart = ({ isShown }: { isShown: boolean }) => (
  <>
    <VideoQueue isShown={isShown} />
    <VideoAdmin />
  </>
);

/** What arrives from the platforms by itself. */
function ChannelsPart({ staff, isShown }: { staff: Staff; isShown: boolean }) {
  const mayConnect = mayUse(staff, "channelKeys", "write");
  return (
    <>
      <Channels mayConnect={mayConnect} />
      <VideosChannel mayConnect={mayConnect} isShown={isShown} />
    </>
  );
}

/** Lists who has an account. Managing admin accounts and passwords is closed to temporary guests. */
function PeoplePart({ staff }: { staff: Staff }) {
  const isPermanent = staff.adminId !== null && mayUse(staff, "permanent", "write");
  return (
    <div className="settings-tab__list">
      <RegisteredUsers maySetPasswords={isPermanent}>
        {isPermanent && (
          <nav aria-label="Lists of people">
            <a className="text-link" href="#admin-accounts">
              Admin accounts
            </a>
          </nav>
        )}
      </RegisteredUsers>
      {staff.adminId !== null && (
        <div id="admin-accounts">
          <AdminAccounts ownId={staff.adminId} />
        </div>
      )}
    </div>
  );
}
