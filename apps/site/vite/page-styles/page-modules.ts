import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const coverSheet = "@crm/drawings/covers/cover-sheet";

const importing =
  /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"|^@?import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;
const globbing = /import\.meta\.glob<?[^(]*\(\s*"([^"]+)\/\*\.mdx"/g;

/**
 * The source files that run for a page, on the server or in the browser, also those that are loaded
 * later. The bundler does not know them: the browser's build lacks what only the server renders.
 *
 * @param entries the page's modules
 * @param isOther says which files a page can't use although it imports them
 */
export function listPageModules(
  entries: readonly string[],
  isOther: (file: string) => boolean = () => false,
): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || isOther(file)) continue;
    found.add(file);
    open.push(...listImports(file));
  }
  return found;
}

const known = new Map<string, string[]>();

function listImports(file: string): string[] {
  const stored = known.get(file);
  if (stored) return stored;
  const text = readFileSync(file, "utf8");
  const folder = path.dirname(file);
  const imported = [...text.matchAll(importing)]
    .map(([, from, whole, later]) => findSource(from ?? whole ?? later ?? "", folder))
    .filter((source) => source !== undefined);
  const written = [...text.matchAll(globbing)].flatMap(([, pattern = ""]) =>
    listFiles(path.resolve(folder, pattern), ".mdx"),
  );
  const files = [...imported, ...written];
  known.set(file, files);
  return files;
}

/** Only our own modules and style sheets use classes and variables of the main one. */
function findSource(specifier: string, folder: string): string | undefined {
  // The build draws the covers, with the theme's colours, into a file that pages only refer to.
  const isCovers = specifier === "virtual:cover-sheet";
  const [name = ""] = (isCovers ? coverSheet : specifier).split("?");
  const isOurs = name.startsWith(".") || name.startsWith("@crm/drawings/");
  if (!isOurs || !/\.(?:tsx?|mdx|css)$|drawings\/[^.]*$/.test(name)) return undefined;
  const file = name.startsWith(".")
    ? path.resolve(folder, name)
    : fileURLToPath(import.meta.resolve(name));
  return existsSync(file) ? file : undefined;
}

function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
}
