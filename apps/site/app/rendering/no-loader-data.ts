/**
 * The loader of a page without data: the server renders a route that has a client loader only if it
 * has a loader too.
 *
 * @example export { loader } from "../../rendering/no-loader-data.ts";
 */
export const loader = () => null;
