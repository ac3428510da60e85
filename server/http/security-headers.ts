import type { FastifyInstance } from "fastify";

const directives = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'", // a page carries its styles inline, and positions things with style attributes
  "img-src": "'self' data: https:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "media-src": "'self'",
  "manifest-src": "'self'",
  "frame-src": "https://www.youtube-nocookie.com",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

const policyOf = (some: Record<string, string>) =>
  Object.entries(some)
    .map((directive) => directive.join(" "))
    .join("; ");

const contentSecurityPolicy = policyOf(directives);

/** Every page of the app may become the dashboard, which shows previews in a frame. */
export const appPolicy = policyOf({ ...directives, "frame-src": `'self' ${directives["frame-src"]}` });

const previewDirectives = {
  ...directives,
  "script-src": "'none'",
  "connect-src": "'none'",
  "frame-src": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'self'",
};
/** A preview runs nothing, sends nothing, and can be framed by our own pages. */
export const previewPolicy = policyOf(previewDirectives);
/**
 * In a window it's a sandbox too, so that it shows what a page has for people without scripts. In a frame it isn't, because Safari
 * would keep the page around it from hearing presses. Nothing runs there either.
 */
export const previewWindowPolicy = policyOf({
  ...previewDirectives,
  sandbox: "allow-same-origin allow-popups allow-popups-to-escape-sandbox",
});

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "content-security-policy": contentSecurityPolicy,
};

/** Returns the security headers of every response, including errors. */
export function securityHeaders({ isTls, isDevelopment }: { isTls: boolean; isDevelopment: boolean }) {
  return {
    ...always,
    ...(isTls && { "strict-transport-security": "max-age=31536000" }),
    ...(isDevelopment && { "content-security-policy": developmentPolicy }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    done();
  });
}

/** Vite's hot reload needs its inline preamble and a web socket. */
const developmentPolicy = appPolicy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");
