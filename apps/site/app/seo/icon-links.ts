import { iconPaths } from "./icon-paths.ts";

/** The icons and the web manifest, as they stand in the head of every page. */
export const iconLinks = [
  { rel: "icon", href: iconPaths.tab, sizes: "32x32", type: "image/png" },
  { rel: "icon", href: iconPaths.vector, sizes: "any", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: iconPaths.apple },
  { rel: "manifest", href: "/manifest.webmanifest" },
];
