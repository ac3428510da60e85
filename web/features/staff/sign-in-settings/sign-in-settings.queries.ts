import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { query } from "#web/api/queries.ts";

export const ownEmail = () => query(ownAccountApi.email);
export const ownSessions = () => query(ownAccountApi.sessions);
export const ownSecondFactor = () => query(secondFactorApi.own);
export const factorPolicy = () => query(secondFactorApi.policy);
