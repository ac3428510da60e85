// Run by tests in a separate process, to be killed: opens a database with these migrations.
import { openEmbedded } from "#server/database/embedded/open-embedded.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";

const { databaseUrl, dataDir, migrations } = JSON.parse(process.argv[2] ?? "");
await (databaseUrl ? openPostgres({ databaseUrl, migrations }) : openEmbedded({ dataDir, migrations }));
process.stdout.write("migrated\n");
