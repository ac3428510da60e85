import { useQuery } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { memberSessions } from "#web/features/accounts/accounts.queries.ts";
import { DeviceList } from "#web/ui/lists/device-list.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import "./devices.css";

/** Where the member is signed in, with buttons to sign out. */
export function Devices() {
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
