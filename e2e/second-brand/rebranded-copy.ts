import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Brand } from "@crm/brand";
import { nodeCommand, runCommand } from "../../scripts/process/command.ts";
import { inProject } from "../../scripts/process/project.ts";
import { listProjectFiles } from "../../scripts/rules/sources.ts";

const brandFile = "packages/brand/src/brand.ts";

/**
 * Copies the project into a temporary folder, changes only the brand's values there, and builds it.
 *
 * @returns the folder, which the caller must remove
 */
export async function buildRebrandedCopy(brand: Brand): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "crm-brand-"));
  for (const file of listProjectFiles()) cpSync(inProject(file), path.join(folder, file));
  linkPackages(folder);
  const source = readFileSync(inProject(brandFile), "utf8");
  const [types = ""] = source.split("export const brand: Brand = ");
  const changed = `${types}export const brand: Brand = ${JSON.stringify(brand, null, 2)};\n`;
  writeFileSync(path.join(folder, brandFile), changed);

  const build = nodeCommand(path.join(folder, "scripts/build.ts"), [], { cwd: folder });
  const { code, output } = await runCommand(build);
  if (code !== 0) throw new Error(`The copy could not be built:\n${output}`);
  return folder;
}

/** Links the installed packages into the copy, and the copy's own workspaces as @crm/*. */
function linkPackages(folder: string): void {
  const modules = path.join(folder, "node_modules");
  mkdirSync(path.join(modules, "@crm"), { recursive: true });
  for (const name of readdirSync(inProject("node_modules"))) {
    if (name !== "@crm") symlinkSync(inProject("node_modules", name), path.join(modules, name));
  }
  for (const group of ["packages", "apps"]) {
    for (const name of readdirSync(path.join(folder, group))) {
      symlinkSync(path.join(folder, group, name), path.join(modules, "@crm", name));
      const own = inProject(group, name, "node_modules");
      if (existsSync(own)) symlinkSync(own, path.join(folder, group, name, "node_modules"));
    }
  }
}
