import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { Team } from "#contract/team.ts";
import { capitalised } from "#contract/writing.ts";
import { xmlText } from "#server/platform/text/xml.ts";

type Row = PersonalData["sections"][number]["rows"][number];

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}" +
  "dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;border-top:1px solid #ccc;padding-top:.75rem}" +
  "dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";

/** Renders the export as a self-contained page. */
export function readableExport({ exportedAt, sections }: PersonalData, team: Team): string {
  const title = `What ${xmlText(team.name)} holds about you`;
  return [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>`,
    `<body><main><h1>${title}</h1><p>As of ${xmlText(moment(exportedAt))}.</p>`,
    ...sections.map(({ title, rows }) => `<section><h2>${xmlText(title)}</h2>${listed(rows)}</section>`),
    "</main></body></html>",
  ].join("\n");
}

const listed = (rows: Row[]) => (rows.length === 0 ? "<p>Nothing.</p>" : rows.map(described).join("\n"));

const described = (row: Row) =>
  `<dl>${Object.entries(row)
    .map(([key, value]) => `<dt>${xmlText(labelOf(key))}</dt><dd>${xmlText(inWords(value))}</dd>`)
    .join("")}</dl>`;

/** Turns `createdAt` into "Created at"; leaves a question as it was asked. */
function labelOf(key: string): string {
  if (!/^[a-z][A-Za-z]*$/.test(key)) return key;
  return capitalised(key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function inWords(value: Row[string]): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? moment(value) : value;
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}

const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" });
const moment = (timestamp: string) => `${moments.format(new Date(timestamp))} UTC`;
