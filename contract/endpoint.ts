import type { z } from "zod";
import type { StaffArea } from "./roles.ts";

type StaffAccess = `staff:${StaffArea}:${"read" | "write"}`;
/**
 * Who may call an endpoint: everyone, a signed-in member, a staff session whose role the table in `roles.ts` lists for the
 * area, or either of the two.
 */
export type Access = "public" | "member" | StaffAccess | `member|${StaffAccess}`;

/** One call of the HTTP API. Validation, serialisation, the typed client, access and OpenAPI all come from it. */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  access: Access;
  /** One line for the API's own description. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers of this call's own, in lower case; those of every call are no part of it. */
  headers?: z.ZodType;
  body?: z.ZodType;
  /** The one file of a form, by the name of its field: the body is then multipart/form-data. */
  file?: { name: string; maxBytes: number };
  /** Largest body in bytes where it is not the server's default of 64 KiB. */
  maxBytes?: number;
  /** The message of a refusal whenever it is among those of its fields, whichever of them comes first. */
  leadingMessage?: string;
  /** Absent where the answer has no body (204). */
  response?: z.ZodType;
  /** 200 unless stated; 204 without a response. */
  status?: 200 | 201 | 204;
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
