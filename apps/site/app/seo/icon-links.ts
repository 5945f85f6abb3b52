import { iconPaths } from "./icon-paths.ts";

/** The links to the icons and the web manifest in every page's head. */
export const iconLinks = [
  { rel: "icon", href: iconPaths.tab, sizes: "32x32", type: "image/png" },
  { rel: "icon", href: iconPaths.vector, sizes: "any", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: iconPaths.apple },
  { rel: "manifest", href: "/manifest.webmanifest" },
];
