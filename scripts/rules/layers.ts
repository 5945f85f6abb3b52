import type { Import } from "./sources.ts";

/** A layer rule, and a function that returns true for an import that breaks it. */
export interface LayerRule {
  rule: string;
  /** True: tests may break it. */
  exceptTests?: true;
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

/** The names of the dialogs: the one type that the user interface's parts take from elsewhere. */
const dialogIds = `${siteApp}dialogs/dialog-ids.ts`;

const siteTexts = `${siteApp}backend/.server/article-html/`;
/** The files of this folder that the event loop may run: they start the thread or parse one URL. */
const fastFiles = [`${siteTexts}article-thread.ts`, `${siteTexts}image-address.ts`];
const officeCheck = "apps/backoffice/server/articles/check-body.ts";

const office = "apps/backoffice/";
/** Files of the back office's server whose values the desk uses: plain data and small functions, for browsers too. */
const usedByDesk = [
  "audit/audit-actions.ts",
  "desk/leads/view-names.ts",
  "desk/person-header.ts",
  "leads/first-message.ts",
  "leads/lead-origin.ts",
  "leads/lead-status.ts",
  "media/picture-limits.ts",
  "privacy-requests/privacy-answers.ts",
  "reports/describe-figures.ts",
  "slugs/suggest-slug.ts",
  "webhooks/retry-schedule.ts",
].map((file) => `${office}server/${file}`);

const contract = "packages/contract/src/";
/** What files of the contract may import beside zod, the brand and each other. */
const contractMayUse: Record<string, readonly string[]> = {
  "node:crypto": [
    "extensions/article-previews.ts",
    "extensions/site-assertion.ts",
    "extensions/site-check.ts",
    "extensions/spooled-leads.ts",
  ],
  "flesch-kincaid": ["wording/reading-grade.ts"],
  syllable: ["wording/reading-grade.ts"],
};

/** Files of the site's app outside of `.server` that run on the server only. */
const siteServerFiles = [
  `${siteApp}entry.server.tsx`,
  `${siteApp}rendering/content-security-policy.ts`,
];

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
    rule: "packages import nothing outside of the packages",
    isBroken: ({ file, target, specifier }) =>
      file.startsWith("packages/") &&
      (/^@crm\/(?:site|backoffice)/.test(specifier) || target?.startsWith("packages/") === false),
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
    rule: "the contract imports zod, the brand, and a few modules in named files",
    exceptTests: true,
    isBroken({ file, target, specifier }) {
      if (!file.startsWith(contract) || target || /^(?:zod$|@crm\/)/.test(specifier)) return false;
      return !contractMayUse[specifier]?.includes(file.slice(contract.length));
    },
  },
  {
    rule: "the desk takes values only from the server's files that browsers can load",
    exceptTests: true,
    isBroken({ file, target, specifier, typeOnly }) {
      if (!file.startsWith(`${office}desk/`) || typeOnly) return false;
      if (target) return target.startsWith(`${office}server/`) && !usedByDesk.includes(target);
      const kit = specifier.startsWith("@crm/server-kit");
      return specifier.startsWith("node:") || (kit && !specifier.endsWith("/article-headings"));
    },
  },
  {
    rule: "what the desk takes from the server needs no server itself",
    isBroken: ({ file, target, specifier, typeOnly }) =>
      usedByDesk.includes(file) &&
      !typeOnly &&
      (target ? !usedByDesk.includes(target) : !/^@crm\/(?:contract|brand)/.test(specifier)),
  },
  {
    rule: "the back office's server imports nothing of the desk",
    isBroken: ({ file, target }) =>
      file.startsWith(`${office}server/`) && target?.startsWith(`${office}desk/`) === true,
  },
  {
    rule: "the site's app imports nothing of its server",
    exceptTests: true,
    isBroken: ({ file, target }) =>
      file.startsWith(siteApp) && target?.startsWith("apps/site/server/") === true,
  },
  {
    rule: "the site's app uses Node and server-kit only where it runs on the server",
    exceptTests: true,
    isBroken({ file, specifier, typeOnly }) {
      if (!file.startsWith(siteApp) || file.includes("/.server/") || typeOnly) return false;
      if (siteServerFiles.includes(file)) return false;
      const kit = specifier.startsWith("@crm/server-kit");
      return specifier.startsWith("node:") || (kit && !specifier.endsWith("/with-timeout"));
    },
  },
  {
    rule: "packages are imported by name, not by path",
    isBroken: ({ file, target }) =>
      !file.startsWith("packages/") && target?.startsWith("packages/") === true,
  },
  {
    rule: "ui imports nothing of ours",
    isBroken: ({ file, specifier, target }) =>
      file.startsWith(`${siteApp}ui/`) &&
      (specifier.startsWith("@crm/") ||
        (target?.startsWith(`${siteApp}ui/`) === false && target !== dialogIds)),
  },
  {
    rule: "ui, toasts, content and forms import only the folders below them",
    exceptTests: true,
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
    exceptTests: true,
    isBroken: ({ file, target, typeOnly }) =>
      !typeOnly &&
      file.startsWith(siteApp) &&
      pageOf(target) !== undefined &&
      folderOf(file) !== "pages" &&
      ![`${siteApp}root.tsx`, `${siteApp}routes.ts`].includes(file),
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
    exceptTests: true,
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
