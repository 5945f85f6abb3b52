import { brand } from "@crm/brand";
import { paths } from "../paths.ts";
import { iconPaths } from "./icon-paths.ts";

/** `/manifest.webmanifest`: name, colours and icons for a home screen. */
export function loader(): Response {
  const { product, colours } = brand;
  const manifest = {
    name: product.name,
    short_name: product.name,
    lang: "en-IN",
    start_url: paths.home,
    display: "browser",
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      { src: iconPaths.medium, sizes: "192x192", type: "image/png" },
      { src: iconPaths.large, sizes: "512x512", type: "image/png" },
      { src: iconPaths.maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: iconPaths.vector, sizes: "any", type: "image/svg+xml" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
