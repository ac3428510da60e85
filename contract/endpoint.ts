import type { z } from "zod";
import type { StaffArea } from "./staff/roles.ts";

type StaffAccess = `staff:${StaffArea}:${"read" | "write"}`;
/**
 * Who may call an endpoint: everyone, a signed-in member, a staff session whose role the table in `staff/roles.ts` lists for
 * the area, or either of the two.
 */
export type Access = "public" | "member" | StaffAccess | `member|${StaffAccess}`;

/** What a call takes and gives. */
export type Exchange = {
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  /** Headers of this call's own, in lower case; those of every call are no part of it. */
  headers?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The one file of a form, by the name of its field, and the fields beside it: the body is then multipart/form-data. */
  file?: { name: string; maxBytes: number; fields?: z.core.$ZodType };
  /** Absent where the answer has no body (204). */
  response?: z.core.$ZodType;
};

/** A call of the HTTP API. Validation, serialisation, access and OpenAPI come from it. */
export type Call = Exchange & {
  access: Access;
  /** One line for the API's own description. */
  summary: string;
  /** Largest body in bytes where it is not the server's default of 64 KiB. */
  maxBytes?: number;
  /** The message of a refusal whenever it is among those of its fields, whichever of them comes first. */
  leadingMessage?: string;
  /** 200 unless stated; 204 without a response. */
  status?: 200 | 201 | 204;
};

/** The calls of a feature, by name. */
export type Calls = Record<string, Call>;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Path = `/api/${string}`;
declare const described: unique symbol;

/** Where a call is made. What it takes and gives is known as a type alone, so that the browser needs no schema for it. */
export type Endpoint<E extends Exchange = Exchange> = { method: Method; path: Path; readonly [described]?: E };

type ExchangeOf<C extends Call> = Pick<C, keyof C & keyof Exchange>;
/** The endpoints of a feature: one for each of its calls. */
export type Endpoints<Table extends Calls> = { [Name in keyof Table]: Endpoint<ExchangeOf<Table[Name]>> };

/**
 * Where each call of a feature is made, such as `POST /api/points/redeem`. A name that the table of calls lacks, or has
 * beyond these, does not compile.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoints<Table extends Calls>(places: { [Name in keyof Table]: `${Method} ${Path}` }) {
  const entries = Object.entries<string>(places).map(([name, place]) => {
    const [method, path] = place.split(" ");
    return [name, { method, path }];
  });
  return Object.fromEntries(entries) as Endpoints<Table>; // each name has its place, and each place both parts
}
