import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { listLicences } from "../../../scripts/licences/list-licences.ts";
import type { ShippedPackage } from "../../../scripts/licences/shipped-package.ts";

const id = "virtual:third-party-licences";

/** The packages in the site's browser bundle; the server's build runs later and reads this file. */
const ownList = fileURLToPath(new URL("../build/licences.json", import.meta.url));
/** The packages in the desk's bundle, if the desk has been built. */
const deskList = fileURLToPath(new URL("../../backoffice/build/licences.json", import.meta.url));

/**
 * Collects the packages whose code is sent to browsers, for the page of third-party licences. In
 * development the page shows the lists of the last build.
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
