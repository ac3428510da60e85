import { foundKinds } from "#contract/search/constants.ts";
import type { Found } from "#contract/search/schemas.ts";
import { closedToTemporary, isAllowed, type StaffArea } from "#contract/staff/roles.ts";
import type { Database } from "#server/database/database.ts";
import type { Feature } from "#server/feature.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";

/**
 * Finds a few of each kind whose name contains the text. Two letters are only looked for among the first names of a kind, or the
 * newest if the kind is dated.
 */
export async function findAnything(
  db: Database,
  search: string,
  { by, features }: { by: SignedInStaff; features: readonly Feature[] },
): Promise<Found[]> {
  const searched = features.flatMap((feature) => feature.search ?? []).filter(({ area }) => mayRead(by, area));
  const found = searched.map(async ({ kind, find }) => (await find(db, search)).map((row) => ({ kind, ...row })));
  const all = (await Promise.all(found)).flat();
  return foundKinds.flatMap((kind) => all.filter((one) => one.kind === kind));
}

const mayRead = ({ role, isTemporary }: SignedInStaff, area: StaffArea) =>
  isAllowed(role, area, "read") && !(isTemporary && closedToTemporary.includes(area));
