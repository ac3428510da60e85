// Run by tests in a separate process, to be killed: writes pairs of rows and prints which are acknowledged.
import { sql } from "drizzle-orm";
import { inTransaction } from "#server/database/database.ts";
import { openEmbedded } from "#server/database/embedded/open-embedded.ts";

const [dataDir = "", migrations = ""] = process.argv.slice(2);
const { db } = await openEmbedded({ dataDir, migrations });
const { rows } = await db.execute<{ last: number }>(sql`select coalesce(max(n), 0) as last from halves`);

for (let n = (rows[0]?.last ?? 0) + 1; ; n++) {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into halves values (${n}, 'left')`);
    await tx.execute(sql`insert into halves values (${n}, 'right')`);
  });
  process.stdout.write(`${n}\n`);
}
