import type { z } from "zod";
import type { StaffArea } from "./staff/roles.ts";

type StaffAccess = `staff:${StaffArea}:${"read" | "write"}`;
/**
 * Who may call an endpoint: everyone, signed-in members, staff whose role has the right in that area (see `staff/roles.ts`), or
 * either of the last two.
 */
export type Access = "public" | "member" | StaffAccess | `member|${StaffAccess}`;

/** A call's input and output. */
export type Exchange = {
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  /** Headers specific to this call, in lower case. Headers common to every call are left out. */
  headers?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The form's single file, by field name, and its other fields. The body is then multipart/form-data. */
  file?: { name: string; maxBytes: number; fields?: z.core.$ZodType };
  /** Absent if the response has no body (204). */
  response?: z.core.$ZodType;
};

/** A call of the HTTP API. Validation, serialisation, access checks and OpenAPI are derived from it. */
export type Call = Exchange & {
  access: Access;
  /** A one-line description for OpenAPI. */
  summary: string;
  /** Largest body in bytes, if it differs from the server's default of 64 KiB. */
  maxBytes?: number;
  /** If any field is refused with this message, it's shown first, whatever the order of the fields. */
  leadingMessage?: string;
  /** Defaults to 200, or to 204 without a response. */
  status?: 200 | 201 | 204;
};

/** A feature's calls by name. */
export type Calls = Record<string, Call>;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Path = `/api/${string}`;
declare const described: unique symbol;

/** A call's method and path. Its input and output exist only as types, so that the browser needs no schema. */
export type Endpoint<E extends Exchange = Exchange> = { method: Method; path: Path; readonly [described]?: E };

type ExchangeOf<C extends Call> = Pick<C, keyof C & keyof Exchange>;
/** A feature's endpoints, one for each of its calls. */
export type Endpoints<Table extends Calls> = { [Name in keyof Table]: Endpoint<ExchangeOf<Table[Name]>> };

/**
 * Maps each call of a feature to its method and path, such as `POST /api/points/redeem`. A missing or unknown name is a compile
 * error.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoints<Table extends Calls>(places: { [Name in keyof Table]: `${Method} ${Path}` }) {
  const entries = Object.entries<string>(places).map(([name, place]) => {
    const [method, path] = place.split(" ");
    return [name, { method, path }];
  });
  return Object.fromEntries(entries) as Endpoints<Table>; // one entry for each name, each with a method and a path
}
