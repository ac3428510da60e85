import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** Always refetched, because a step can be taken in nearly every tab. */
export const firstSteps = () => ({ ...query(firstStepsApi.get), staleTime: 0 });
