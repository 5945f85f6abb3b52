import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { runnerImport } from "vite";
import { laterSheet } from "../../app/rendering/later-sheet.ts";
import { type CompiledStyles, compileStyles } from "./compile-styles.ts";
import { listPageModules } from "./page-modules.ts";
import { readWords, subsetStyles } from "./subset-styles.ts";

const app = path.resolve(import.meta.dirname, "../../app");
export const mainSheet = path.join(app, "app.css");

interface PageStyles {
  /** The address of each route's style sheet by the route's id. */
  addresses: Record<string, string>;
  files: CompiledStyles["files"];
}

/** A style sheet to be made: the route's id, and the modules that use it. */
interface Sheet {
  id: string;
  modules: readonly string[];
}

let made: Promise<PageStyles> | undefined;

/** Makes the style sheets of all routes, once for all plugins and both builds. */
export function makePageStyles(): Promise<PageStyles> {
  made ??= make();
  return made;
}

async function make(): Promise<PageStyles> {
  const [{ css, files }, sheets] = await Promise.all([compileStyles(mainSheet), listSheets()]);
  const styles: PageStyles = { addresses: {}, files: [...files] };
  for (const { id, modules } of sheets) {
    const sheet = subsetStyles(css, readWords(readModules(id, modules)));
    const hash = createHash("sha256").update(sheet).digest("base64url").slice(0, 8);
    const fileName = `assets/${path.basename(modules.at(-1) ?? id, ".tsx")}-${hash}.css`;
    styles.addresses[id] = `/${fileName}`;
    styles.files.push({ fileName, source: sheet });
  }
  return styles;
}

/** The pages of the route table, whose other routes are feeds and such files. */
async function listSheets(): Promise<Sheet[]> {
  const { module } = await runnerImport<{ default: RouteConfigEntry[] }>(
    path.join(app, "routes.ts"),
    { configFile: false, logLevel: "error" },
  );
  const pages = module.default
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ id, file }) => ({ id: id ?? file.replace(/\.tsx$/, ""), modules: [file] }));
  const home = "pages/home/home";
  const later = [`${home}.tsx`, "pages/home/later-drawings.tsx"];
  return [{ id: "root", modules: [] }, ...pages, { id: laterSheet(home), modules: later }];
}

/** The texts of a page's modules, and of the frame of every page. */
function readModules(id: string, files: readonly string[]): string[] {
  const entries = ["root.tsx", ...files].map((file) => path.join(app, file));
  const modules = listPageModules(entries, (module) => isOtherLandingPage(module, id));
  return [...modules].map((module) => readFileSync(module, "utf8"));
}

/** All landing pages have one route module, and each has the drawings of its own folder. */
function isOtherLandingPage(module: string, id: string): boolean {
  const [, folder] = /\/content\/landing\/([^/]+)\//.exec(module) ?? [];
  if (!folder || !id.startsWith("landing-")) return false;
  return folder.replaceAll("-", "") !== id.slice("landing-".length).toLowerCase();
}
