import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inProject } from "../process/project.ts";

/** Packages of this repository are linked into the copy; all others are linked to the installed ones. */
const ownScope = "@crm";

/**
 * Copies the checkout into a temporary folder, where files can be changed without risk: Stryker
 * writes its mutants into the sources.
 *
 * @param files the project's files
 * @returns the copy's folder
 */
export function copyCheckout(files: readonly string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), "crm-mutate-"));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(inProject(file), path.join(copy, file));
  }
  linkModules(copy, "node_modules");
  for (const folder of ["apps", "packages"]) {
    for (const name of readdirSync(inProject(folder))) {
      const modules = path.join(folder, name, "node_modules");
      if (existsSync(inProject(modules))) linkModules(copy, modules);
    }
  }
  const scope = path.join(copy, "node_modules", ownScope);
  mkdirSync(scope);
  for (const folder of ["apps", "packages"]) {
    for (const name of readdirSync(path.join(copy, folder))) {
      symlinkSync(path.join(copy, folder, name), path.join(scope, name), "junction");
    }
  }
  return copy;
}

function linkModules(copy: string, modules: string): void {
  mkdirSync(path.join(copy, modules));
  for (const name of readdirSync(inProject(modules))) {
    if (name === ownScope || name.startsWith(".")) continue;
    symlinkSync(inProject(modules, name), path.join(copy, modules, name), "junction");
  }
}
