/** Facts by name, such as those that were edited, or a file's. Nested as in `Team`, and not checked. */
export type Facts = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * How facts of earlier releases became what they are now, oldest first. Each step leaves alone what isn't as it was then, so that
 * it may be repeated. To change a fact's shape, add a step here.
 */
const steps: readonly ((facts: Facts) => Facts)[] = [craftsFromGroups, plansWithAmounts];

/** Returns facts of any earlier release as this one has them. What no step knows stays as it is. */
export const withNewShapes = (facts: Facts): Facts => steps.reduce((mapped, step) => step(mapped), facts);

/** What the team does had no mark that is drawn as a hill. */
function craftsFromGroups(facts: Facts): Facts {
  const { about } = facts;
  if (!isObject(about) || !Array.isArray(about.groups)) return facts;
  const { groups, ...others } = about;
  const crafts = groups.map((group: unknown) =>
    isObject(group) && typeof group.title === "string" ? { mark: markOf(group.title), ...group } : group,
  );
  return { ...facts, about: { crafts, ...others } };
}

const markOf = (title: string) =>
  title
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .slice(0, 3) || "1";

/** A plan's price was a text in dollars, such as $5. */
function plansWithAmounts(facts: Facts): Facts {
  const { subscription } = facts;
  if (!isObject(subscription) || !Array.isArray(subscription.plans)) return facts;
  const plans = subscription.plans.map((plan: unknown) => {
    if (!isObject(plan) || typeof plan.price !== "string" || !/^\$\d+$/.test(plan.price)) return plan;
    const { price, per, ...others } = plan;
    return { ...others, amount: Number(price.slice(1)), period: per };
  });
  return { ...facts, subscription: { ...subscription, plans } };
}
