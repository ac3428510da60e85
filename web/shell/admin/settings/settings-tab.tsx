import { type ReactNode, useEffect, useRef, useState } from "react";
import { binKindsOf } from "#contract/bin/constants.ts";
import { AuditLog } from "#web/features/audit-log/audit-log.tsx";
import { Bin } from "#web/features/bin/bin.tsx";
import { HealthPart } from "#web/features/health/health.tsx";
import { VideoDesk } from "#web/features/videos/admin/video-desk.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { TabHead } from "#web/ui/lists/tab-head.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { partIn, partsOf, type Search, type SettingsPart } from "./parts.ts";
import { PeoplePart } from "./people-part.tsx";
import { SignInPart } from "./sign-in-part.tsx";
import { SitePart } from "./site-part.tsx";
import "./settings-tab.css";

type SettingsTabProps = { staff: Staff; search: Search; onSearch: (search: Search) => void };

/** What the site is set to, and who may run it: each role sees what it may use. */
export function SettingsTab({ staff, search, onSearch }: SettingsTabProps) {
  const selected = partIn(search, staff);
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
    videos: <VideoDesk />,
    bin: <Bin kinds={binKindsOf(staff.role)} isShown={selected === "bin"} />,
    audit: <AuditLog isShown={selected === "audit"} />,
    health: <HealthPart isShown={selected === "health"} />,
  };
  const parts = partsOf(staff);
  return (
    <div className="settings-tab" ref={row}>
      <TabHead name="Settings" />
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

/** A part asks for what it shows once it is looked at, and from then on keeps what was typed in it. */
function useShownParts(selected: SettingsPart) {
  const [shown, setShown] = useState(() => new Set([selected]));
  if (shown.has(selected)) return shown;
  const grown = new Set([...shown, selected]);
  setShown(grown);
  return grown;
}
