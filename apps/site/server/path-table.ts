import { fixedCategorySlugs, helpCenterPath } from "@crm/contract/pages/help-center";

/** The site's paths, for the middleware. */
export interface PathTable {
  /** True when this exact spelling is the path of a page. */
  has(path: string): boolean;
  /**
   * The path to redirect to, or undefined when the path is correct or unknown. It always starts
   * with exactly one slash, so that it can never name another host.
   */
  correct(path: string): string | undefined;
  /** The pattern of a page's path, such as `/blog/:slug`; undefined when it is not a page. */
  patternOf(path: string): string | undefined;
  /** True when a data request may request this route. */
  hasRoute(id: string): boolean;
}

/**
 * Returns the canonical spelling of each path: no trailing slash, and the letter case of the route
 * table (its mixed case is intended). A fixed category's slug alone becomes its page's path under
 * the help centre.
 *
 * @param patterns all paths of the route table, with `:name` for a parameter
 * @param routeIds the routes that data requests may request one by one
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
    patternOf(path) {
      const route = findRoute(splitPath(path), routes);
      return route && `/${route.join("/")}`;
    },
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

/** If several routes match, the one with the fewest parameters wins, as in the router. */
function findRoute(given: string[], routes: string[][]): string[] | undefined {
  return routes
    .filter((route) => fits(route, given))
    .toSorted((a, b) => countParameters(a) - countParameters(b))[0];
}

function spellAs(given: string[], routes: string[][]): string[] | undefined {
  return findRoute(given, routes)?.map((part, index) =>
    isParameter(part) ? (given[index] ?? part) : part,
  );
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
