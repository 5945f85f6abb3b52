/**
 * The name of the style sheet of a route with its later parts, among the sheets of all routes.
 *
 * @param id the route's id
 */
export function laterSheet(id: string): string {
  return `${id} and later parts`;
}
