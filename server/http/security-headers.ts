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

const contentSecurityPolicy = Object.entries(directives)
  .map((directive) => directive.join(" "))
  .join("; ");

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
const developmentPolicy = contentSecurityPolicy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");
