/** Facts by name, such as those that were edited, or a file's. Nested as in `Team`, and not checked. */
export type Facts = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * How facts of earlier releases became what they are now, oldest first. Each step leaves alone what isn't as it was then, so that
 * it may be repeated. To change a fact's shape, add a step here. Facts that have become one get the rest of it from the defaults.
 */
const steps: readonly ((facts: Facts, defaults: Facts) => Facts)[] = [
  craftsFromGroups,
  plansWithAmounts,
  prizeMoneyAsAmount,
  listedSocials,
  drawnMerch,
  listedGames,
  homeLeads,
  derivedAccentPressed,
  usualAwards,
];

/** Returns facts of any earlier release as this one has them. What no step knows stays as it is. */
export const withNewShapes = (facts: Facts, defaults: Facts): Facts =>
  steps.reduce((mapped, step) => step(mapped, defaults), facts);

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

const factors: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 };

/** The prize money on the home page was a text, such as $25K. One without a figure isn't shown any more. */
function prizeMoneyAsAmount(facts: Facts): Facts {
  const { hero } = facts;
  if (!isObject(hero) || typeof hero.prizeMoney !== "string") return facts;
  const [, figure = "0", letter = ""] = /(\d[\d,]*(?:\.\d+)?)\s*([KMB]?)/i.exec(hero.prizeMoney) ?? [];
  const prizeMoney = Math.round(Number(figure.replaceAll(",", "")) * (factors[letter.toUpperCase()] ?? 1));
  return { ...facts, hero: { ...hero, prizeMoney } };
}

const fivePlatforms = ["twitter", "tiktok", "youtube", "discord", "twitch"];

/** The team's addresses were five facts, and pages listed them in this order. */
function listedSocials(facts: Facts, defaults: Facts): Facts {
  const { socials } = facts;
  if (!isObject(socials)) return facts;
  const usual: unknown[] = Array.isArray(defaults.socials) ? defaults.socials : [];
  const isUsual = (platform: string) => usual.some((one) => isObject(one) && one.platform === platform);
  const edited = usual.map((one) =>
    isObject(one) && typeof one.platform === "string" && Object.hasOwn(socials, one.platform)
      ? { ...one, url: socials[one.platform] }
      : one,
  );
  const added = fivePlatforms
    .filter((platform) => Object.hasOwn(socials, platform) && !isUsual(platform))
    .map((platform) => ({ platform, url: socials[platform] }));
  return { ...facts, socials: [...edited, ...added] };
}

/** The drawing of an item was named where its picture's address is. */
function drawnMerch(facts: Facts): Facts {
  if (!Array.isArray(facts.merch)) return facts;
  const merch = facts.merch.map((item: unknown) => {
    if (!isObject(item) || (item.image !== "jersey" && item.image !== "sleeve")) return item;
    const { image, ...others } = item;
    return { ...others, drawing: image };
  });
  return { ...facts, merch };
}

/** The accent of a pressed button was a fact. It's derived now. */
function derivedAccentPressed(facts: Facts): Facts {
  const { brand } = facts;
  if (!isObject(brand) || !("accentPressed" in brand)) return facts;
  const { accentPressed: _derived, ...chosen } = brand;
  return { ...facts, brand: chosen };
}

/** A team played one game. */
function listedGames(facts: Facts): Facts {
  if (typeof facts.sport !== "string") return facts;
  const { sport, ...others } = facts;
  return { games: [{ name: sport }], ...others };
}

/** The texts below two of the home page's headings were named after sections. */
function homeLeads(facts: Facts): Facts {
  const { sections, ...others } = facts;
  if (!isObject(sections)) return facts;
  const home = isObject(facts.home) ? facts.home : {};
  return { ...others, home: { ...home, leads: { ...sections, ...(isObject(home.leads) ? home.leads : {}) } } };
}

/** Every team had the same quick awards, so a file of defaults that names none has them. */
function usualAwards(facts: Facts, defaults: Facts): Facts {
  const { programme } = facts;
  const hasDefault = isObject(defaults.programme) && "awards" in defaults.programme;
  if (!isObject(programme) || hasDefault) return facts;
  const awards = [
    { description: "LCQ Most Points", amount: 500 },
    { description: "LCQ Most Kills", amount: 250 },
    { description: "100 points in tournament", amount: 50 },
    { description: "Best Clip", amount: 100 },
    { description: "15+ people", amount: 100 },
    { description: "25+ people", amount: 250 },
    { description: "Invite person", amount: 20 },
  ];
  return { ...facts, programme: { awards, ...programme } };
}
