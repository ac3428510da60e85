import type { Header, Summary } from "#server/backup/format.ts";
import { PartWriter } from "#server/backup/part-writer.ts";

/** Writes a small file in the backup format, not from a database. */
export async function sampleBackup(path: string, changed: Partial<Header> = {}) {
  const header: Header = {
    createdAt: "2026-03-01T03:00:00.000Z",
    migrations: [{ name: "0000_start", hash: "a hash" }],
    tables: [
      { name: "news", columns: ["id", "title"] },
      { name: "players", columns: ["id"] },
    ],
    ...changed,
  };
  const summary: Summary = { rows: { news: 2, players: 1 }, sequences: [] };
  const writer = await PartWriter.create(path);
  const parts = [
    JSON.stringify(header),
    '"news"\n["1", "We won"]\n["2", null]',
    '"players"\n["1"]',
    JSON.stringify(summary),
  ];
  for (const part of parts) await writer.add(part);
  await writer.finish();
  await writer.close();
}
