/** A rule to break on purpose: `from` is replaced by `to` in `file`, and then the test with this title must fail. */
export type Break = {
  rule: string;
  file: string;
  from: string;
  to: string;
  seenBy: { file: string; title: string };
};

export const breaks: Break[] = [
  {
    rule: "access: the audit log is for admins",
    file: "contract/audit-log/schemas.ts",
    from: 'access: "staff:server:read"',
    to: 'access: "public"',
    seenBy: {
      file: "server/features/sessions/roles.test.ts",
      title: "nobody may call what the table says and nothing else",
    },
  },
  {
    rule: "ledger: no balance falls below zero",
    file: "server/features/points/ledger.service.ts",
    from: "between(balance, 0, maxPoints)",
    to: "between(balance, -5, maxPoints)",
    seenBy: {
      file: "server/features/points/points.test.ts",
      title: "adding, subtracting and setting write the difference, and 0 writes nothing",
    },
  },
  {
    rule: "lockdown: calls are answered only to staff",
    file: "server/features/switches/lockdown.hooks.ts",
    from: "if (!(await request.findStaff())) throw locked();",
    to: "if (!(await request.findStaff()) && !(await request.findMember())) throw locked();",
    seenBy: {
      file: "server/features/switches/lockdown.test.ts",
      title: "every call outside the admin area gets a 503, for members too",
    },
  },
  {
    rule: "retention: messages to the team are kept for a year",
    file: "server/features/contact-messages/contact-messages.service.ts",
    from: 'const before = keptSince("contactMessages", now);',
    to: 'const before = new Date(2 * keptSince("contactMessages", now).getTime() - now.getTime());',
    seenBy: { file: "server/jobs/housekeeping.test.ts", title: "contactMessages: kept for 365 days, then deleted" },
  },
  {
    rule: "CSP: pages run only the site's own scripts",
    file: "server/http/security-headers.ts",
    from: '"script-src": "\'self\'"',
    to: "\"script-src\": \"'self' 'unsafe-inline'\"",
    seenBy: {
      file: "server/http/security-headers.test.ts",
      title: "Google's evaluator finds nothing of high or medium severity in the policy of pages",
    },
  },
  {
    rule: "shutdown: requests under way are answered before the end",
    file: "server/http/shutdown.ts",
    from: "    await requests.allAnswered();\n",
    to: "",
    seenBy: { file: "server/start/stop.test.ts", title: "systemd, which tells every process" },
  },
  {
    rule: "traversal: no address leads to a file outside",
    file: "server/http/pages/assets.ts",
    from: "const file = files.get(name);",
    to: "const file = files.get(name) ?? responseOf(join(client, decodeURIComponent(name)));",
    seenBy: {
      file: "server/http/pages/static-files.test.ts",
      title: "no spelling of a path leads out of the served folders",
    },
  },
  {
    rule: "proxy: without one, nobody can say where they come from",
    file: "server/platform/network/trusted-proxies.ts",
    from: 'if (text === "off") return false;',
    to: 'if (text === "off") return () => true;',
    seenBy: { file: "server/http/proxy.test.ts", title: "invented headers are ignored" },
  },
  {
    rule: "upload limit: a picture has 10 MB at most",
    file: "server/routing/picture-form.ts",
    from: "if (size > rule.maxBytes)",
    to: "if (size > rule.maxBytes + 1)",
    seenBy: {
      file: "server/features/uploads/upload-forms.test.ts",
      title: "10 MB are accepted, one byte more gets a 413",
    },
  },
  {
    rule: "idempotency: one key is one redemption",
    file: "server/features/points/redeem.service.ts",
    from: "    key,\n    requestHash: hashOf(request),",
    to: "    key: redemptionId,\n    requestHash: hashOf(request),",
    seenBy: {
      file: "server/features/points/redeem.test.ts",
      title: "one key sent 50 times at once, and again later, is one redemption with one answer",
    },
  },
];
