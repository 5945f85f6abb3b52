import { fixedCategorySlugs, helpCenterPath } from "@crm/contract/pages/help-center";

/** The site's paths, as the middleware asks for them. */
export interface PathTable {
  /** True when a page answers at this path, spelled exactly so. */
  has(path: string): boolean;
  /**
   * The path to redirect to, or undefined when it is right as it is or unknown. Always starts with
   * exactly one slash, so that it can never name another host.
   */
  correct(path: string): string | undefined;
  /** True when a data request may name this route. */
  hasRoute(id: string): boolean;
}

/**
 * Knows the one right spelling of each path: no trailing slash, the letter case of the route table
 * (section 2.1 spells some of it oddly on purpose), and the fixed category pages under the help
 * centre, also where only their slug is given.
 *
 * @param patterns all paths of the route table, with `:name` for a parameter
 * @param routeIds the routes that data requests may ask for one by one
 * @example createPathTable(["/pricing"]).correct("/Pricing/") // "/pricing"
 */
export function createPathTable(
  patterns: readonly string[],
  routeIds: readonly string[] = [],
): PathTable {
  const fixedPages = fixedCategorySlugs.map((slug) => `${helpCenterPath}/${slug}`);
  const routes = [...fixedPages, ...patterns].map(splitPath);
  const bare = new Set<string>(fixedCategorySlugs);

  function rightSpelling(path: string): string {
    const given = splitPath(path);
    const [first, second] = given;
    if (first && !second && bare.has(first.toLowerCase())) {
      return `${helpCenterPath}/${first.toLowerCase()}`;
    }
    return `/${(spellAs(given, routes) ?? given).join("/")}`;
  }

  const ids = new Set(routeIds);
  return {
    hasRoute: (id) => ids.has(id),
    has: (path) => path === rightSpelling(path) && spellAs(splitPath(path), routes) !== undefined,
    correct(path) {
      const right = rightSpelling(path);
      return right === path ? undefined : right;
    },
  };
}

function splitPath(path: string): string[] {
  return path.split("/").filter(Boolean);
}

/** Of several routes that fit, the one with the fewest parameters wins, as in the router. */
function spellAs(given: string[], routes: string[][]): string[] | undefined {
  const best = routes
    .filter((route) => fits(route, given))
    .toSorted((a, b) => countParameters(a) - countParameters(b))[0];
  return best?.map((part, index) => (isParameter(part) ? (given[index] ?? part) : part));
}

function fits(route: string[], given: string[]): boolean {
  return (
    route.length === given.length &&
    route.every(
      (part, index) => isParameter(part) || part.toLowerCase() === given[index]?.toLowerCase(),
    )
  );
}

function countParameters(route: string[]): number {
  return route.filter(isParameter).length;
}

function isParameter(part: string): boolean {
  return part.startsWith(":");
}
