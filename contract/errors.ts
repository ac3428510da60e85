import { z } from "zod";

/** Every code of an error response, with its HTTP status. Clients may rely on the codes. */
export const errorStatus = {
  invalid_input: 400,
  malformed_json: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  confirm_first: 403,
  foreign_origin: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  /** Too much to do. Nothing was carried out, so the call may be sent again. */
  overloaded: 503,
  /** Something we need doesn't answer, such as the database. The call may have been carried out. */
  unavailable: 503,
  locked: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const ApiError = z.object({
  error: z.string().describe("A sentence to show to people"),
  code: z.string().describe("Stable, so programs may rely on it"),
  fields: z.record(z.string(), z.string()).optional().describe("Only for validation errors: field path -> message"),
  current: z
    .unknown()
    .optional()
    .describe("Only with a 409 from a save: what is stored now, in the shape of a successful response"),
  requestId: z.string().optional().describe("Only with a 500"),
});
export type ApiError = z.infer<typeof ApiError>;
