import type { Import } from "./sources.ts";

/** A layer rule, and a function that returns true for an import that breaks it. */
export interface LayerRule {
  rule: string;
  isBroken(crossing: Import): boolean;
}

const siteApp = "apps/site/app/";
const backend = "/backend/.server/";

/** The folders that these folders of the site may import; packages and types are always allowed. */
const mayUse: Record<string, readonly string[]> = {
  ui: ["ui"],
  toasts: ["toasts", "ui"],
  content: ["content", "dialogs", "ui"],
  forms: ["forms", "ui"],
};

/** The workspace packages that each package may import. */
const packagesBelow: Record<string, readonly string[]> = {
  brand: [],
  contract: ["brand"],
  whatsapp: ["brand"],
  search: ["brand"],
  "server-kit": ["contract"],
  drawings: ["brand", "contract", "whatsapp"],
};

const siteTexts = `${siteApp}backend/.server/article-html/`;
/** The files of this folder that the event loop may run: they start the thread or parse one URL. */
const fastFiles = [`${siteTexts}article-thread.ts`, `${siteTexts}image-address.ts`];
const officeCheck = "apps/backoffice/server/articles/check-body.ts";

/** Indexes what other pages say, from their copy alone. */
const searchedPages = `${siteApp}pages/search/.server/site-pages.tsx`;

export const layerRules: readonly LayerRule[] = [
  {
    rule: "apps never import each other",
    isBroken: ({ file, target, specifier }) =>
      file.startsWith("apps/") &&
      (/^@crm\/(?:site|backoffice)/.test(specifier) ||
        (target?.startsWith("apps/") === true && home(target) !== home(file))),
  },
  {
    rule: "packages import no app",
    isBroken: ({ file, target, specifier }) =>
      file.startsWith("packages/") &&
      (/^@crm\/(?:site|backoffice)/.test(specifier) || target?.startsWith("apps/") === true),
  },
  {
    rule: "packages import only the packages below them",
    isBroken({ file, target, specifier }) {
      const own = packageOf(file);
      const used = /^@crm\/([\w-]+)/.exec(specifier)?.[1] ?? packageOf(target);
      return Boolean(own && used && own !== used && !packagesBelow[own]?.includes(used));
    },
  },
  {
    rule: "packages are imported by name, not by path",
    isBroken: ({ file, target }) =>
      !file.startsWith("packages/") && target?.startsWith("packages/") === true,
  },
  {
    rule: "ui imports nothing of ours",
    isBroken: ({ file, specifier }) =>
      file.startsWith(`${siteApp}ui/`) && specifier.startsWith("@crm/"),
  },
  {
    rule: "ui, toasts, content and forms import only the folders below them",
    isBroken({ file, target, typeOnly }) {
      const allowed = mayUse[folderOf(file) ?? ""];
      const used = folderOf(target);
      return Boolean(allowed && used && !typeOnly && !allowed.includes(used));
    },
  },
  {
    rule: "a page imports no other page",
    isBroken({ file, target }) {
      if (file === searchedPages && target?.endsWith("/copy.ts")) return false;
      const page = pageOf(file);
      const other = pageOf(target);
      return Boolean(page && other && page !== other);
    },
  },
  {
    rule: "only routes and the server import pages",
    isBroken: ({ file, target, typeOnly }) =>
      !typeOnly &&
      file.startsWith(siteApp) &&
      pageOf(target) !== undefined &&
      !["pages", undefined].includes(folderOf(file)),
  },
  {
    rule: "dialogs do not import the shell around them",
    isBroken: ({ file, target }) => folderOf(file) === "dialogs" && folderOf(target) === "shell",
  },
  {
    rule: "components take only types from backend/.server",
    isBroken: ({ file, target, typeOnly }) =>
      target?.includes(backend) === true &&
      !typeOnly &&
      file.endsWith(".tsx") &&
      ["ui", "dialogs", "forms", "content", "articles"].includes(folderOf(file) ?? ""),
  },
  {
    rule: "only worker threads prepare and check articles' texts",
    isBroken({ file, target, typeOnly }) {
      if (typeOnly || target === undefined) return false;
      if (target === officeCheck) return !file.endsWith("/article-worker.ts");
      const isSlow = target.startsWith(siteTexts) && !fastFiles.includes(target);
      return isSlow && (!file.startsWith(siteTexts) || fastFiles.includes(file));
    },
  },
];

/** The app or package folder of a file, e.g. "apps/site". */
function home(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

/** The package that the file belongs to, e.g. "contract". */
function packageOf(file: string | undefined): string | undefined {
  return file === undefined ? undefined : /^packages\/([\w-]+)/.exec(file)?.[1];
}

/** The page that the file belongs to, e.g. "pricing". */
function pageOf(file: string | undefined): string | undefined {
  const folder = `${siteApp}pages/`;
  return file?.startsWith(folder) ? file.slice(folder.length).split("/")[0] : undefined;
}

/** The folder of the site's app that contains the file, e.g. "ui". */
function folderOf(file: string | undefined): string | undefined {
  if (!file?.startsWith(siteApp)) return undefined;
  const [folder, ...rest] = file.slice(siteApp.length).split("/");
  return rest.length > 0 ? folder : undefined;
}
