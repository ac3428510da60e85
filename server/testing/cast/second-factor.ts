import { eq } from "drizzle-orm";
import type { StaffRole } from "#contract/staff/roles.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { staffTotps } from "#server/features/staff/second-factor.table.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { makeAuthenticator } from "#server/testing/stand-ins/authenticator.ts";
import { codeOf } from "#server/testing/stand-ins/authenticator-app.ts";
import { castPassword, signedInStaff } from "./cast.ts";

/** Makes staff who have set up an authenticator app, none of whose codes is used up. */
export async function staffWithApp(site: TestSite, role: StaffRole = "admin", username?: string) {
  const staff = await signedInStaff(site, role, username);
  const { secret } = await staff.api(secondFactorApi.startTotp, { body: { currentPassword: castPassword } });
  const { recoveryCodes } = await staff.api(secondFactorApi.confirmTotp, { body: { code: codeOf(secret) } });
  await site.db.update(staffTotps).set({ lastStep: 0 }).where(eq(staffTotps.accountId, staff.account.id));
  return { ...staff, secret, recoveryCodes };
}

type WithApp = Awaited<ReturnType<typeof staffWithApp>>;

/** Proves the second factor again in their browser, for the one change that follows. */
export const confirmAgain = ({ api }: Pick<WithApp, "api">, code: string) =>
  api(secondFactorApi.confirmByCode, { body: { code } });

/** Returns the challenge in the options for a browser's passkey API. */
export const challengeIn = ({ challenge }: Record<string, unknown>) => String(challenge);

/** Adds a passkey, using the last recovery code, and returns its id. */
export async function addPasskey(staff: WithApp, origin: string, authenticator = makeAuthenticator()) {
  await confirmAgain(staff, staff.recoveryCodes.at(-1) ?? "");
  const body = { name: "Phone", currentPassword: castPassword };
  const { options, ticket } = await staff.api(secondFactorApi.passkeyOptions, { body });
  const response = authenticator.register({ challenge: challengeIn(options), origin });
  await staff.api(secondFactorApi.addPasskey, { body: { ticket, response } });
  const { passkeys } = await staff.api(secondFactorApi.own);
  return passkeys[0]?.id ?? "";
}
