import { endpoints } from "#contract/endpoint.ts";
import type { secondFactorCalls } from "./schemas.ts";

export const secondFactorApi = endpoints<typeof secondFactorCalls>({
  own: "GET /api/admin/account/second-factor",
  confirmByCode: "POST /api/admin/account/confirm",
  confirmOptions: "POST /api/admin/account/confirm/passkey/options",
  confirmByPasskey: "POST /api/admin/account/confirm/passkey",
  startTotp: "POST /api/admin/account/totp",
  confirmTotp: "POST /api/admin/account/totp/confirm",
  removeTotp: "DELETE /api/admin/account/totp",
  passkeyOptions: "POST /api/admin/account/passkeys/options",
  addPasskey: "POST /api/admin/account/passkeys",
  removePasskey: "DELETE /api/admin/account/passkeys/:id",
  newRecoveryCodes: "POST /api/admin/account/recovery-codes",
  policy: "GET /api/admin/second-factor",
  setPolicy: "POST /api/admin/second-factor",
  reset: "DELETE /api/admin/accounts/:id/second-factor",
});
