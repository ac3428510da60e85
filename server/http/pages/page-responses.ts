import { appPolicy } from "#server/http/security-headers.ts";

export const html = "text/html; charset=utf-8";

/** An address without a page. */
export const nowhere = "/nothing/here";

/** 503 for a page whose data couldn't be read, since it should work again in a moment. */
export const statusOf = ({ status, hasAllData }: { status: number; hasAllData: boolean }) =>
  hasAllData ? status : 503;

export const headersOf = (status: number) => ({ "content-type": html, ...(status === 503 && { "retry-after": "5" }) });

/** Lets pages of the app, but no documents, frame previews. */
export const framingOf = ({ isDocument }: { isDocument: boolean }) =>
  !isDocument && { "content-security-policy": appPolicy };
