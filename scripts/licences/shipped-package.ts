import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A third-party package whose code or files are sent to browsers. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** From its package.json, usually an SPDX identifier. */
  licence: string;
  /** Its licence file, and its notice if it has one; empty when it has neither. */
  text: string;
}

/** Bundlers list their own dependencies below this heading; none of those is sent to browsers. */
const bundledHeading = /^#+ Licenses of bundled dependencies/m;

const licenceFile = /^(?:licen[sc]e|copying|notice)(?:[.-].*)?$/i;

/**
 * The folder of a bundled module's package; undefined for our own modules and for virtual ones.
 *
 * @example findPackageFolder("/x/node_modules/@a/b/dist/c.js?v=1") // "/x/node_modules/@a/b"
 */
export function findPackageFolder(moduleId: string): string | undefined {
  const id = moduleId.replace(/^\0/, "").replaceAll("\\", "/");
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*(?=\/)/.exec(id)?.[0];
}

/** Reads a package's manifest and licence files. */
export function readShippedPackage(folder: string): ShippedPackage {
  const { name, version, license, licenses } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => licenceFile.test(file))
    : [];
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), "utf8").trim());
  return {
    name,
    version,
    licence: license?.type ?? license ?? licenses?.[0]?.type ?? "not stated",
    text: texts.join("\n\n").split(bundledHeading)[0]?.trim() ?? "",
  };
}
