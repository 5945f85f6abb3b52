import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { listLicences } from "../../../scripts/licences/list-licences.ts";
import type { ShippedPackage } from "../../../scripts/licences/shipped-package.ts";

const id = "virtual:third-party-licences";

/** What the site's own browser bundle holds; the server's build, which comes after it, reads this. */
const ownList = fileURLToPath(new URL("../build/licences.json", import.meta.url));
/** What the desk's build has left, when it was built before. */
const deskList = fileURLToPath(new URL("../../backoffice/build/licences.json", import.meta.url));

/**
 * Collects whose code ships to browsers, and hands it to the page that says so. In development the
 * lists of the last build are shown.
 */
export function thirdPartyLicences(): Plugin[] {
  const stylesAndFonts = ["tailwindcss", "@fontsource-variable/anek-latin"];
  return [
    listLicences(ownList, stylesAndFonts, import.meta.url),
    {
      name: "third-party-licences",
      resolveId: (source) => (source === id ? `\0${id}` : undefined),
      load(resolved) {
        if (resolved !== `\0${id}`) return undefined;
        const packages = new Map(
          [ownList, deskList]
            .flatMap(readList)
            .map((entry) => [`${entry.name} ${entry.version}`, entry]),
        );
        return `export default ${JSON.stringify([...packages.values()])}`;
      },
    },
  ];
}

function readList(file: string): ShippedPackage[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
