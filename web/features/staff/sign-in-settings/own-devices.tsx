import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { DeviceList } from "#web/ui/nouns/device-list.tsx";
import { ownSessions } from "./sign-in-settings.queries.ts";
import "./sign-in-settings.css";

/** Where the account is signed in, with buttons to sign out. */
export function OwnDevices() {
  const queryClient = useQueryClient();
  const sessions = useQuery(ownSessions());
  return (
    <section aria-labelledby="devices-heading">
      <h3 id="devices-heading">Devices</h3>
      <p className="sign-in-settings__note">
        Every browser you’re signed in on. If you don’t recognise one, sign it out and change your password.
      </p>
      <DeviceList
        sessions={sessions}
        endSession={(id) => api(ownAccountApi.endSession, { params: { id } })}
        endOtherSessions={() => api(ownAccountApi.endOtherSessions)}
        refresh={() => queryClient.invalidateQueries(ownSessions())}
        className="sign-in-settings__rows"
        nameOf={(device) => <b>{device}</b>}
      />
    </section>
  );
}
