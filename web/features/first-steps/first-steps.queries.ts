import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** Read anew whenever it is shown: nearly every tab can take one of the steps. */
export const firstSteps = () => ({ ...query(firstStepsApi.get), staleTime: 0 });
