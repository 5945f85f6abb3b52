import type { Import } from "./sources.ts";

/** A border of the house, and which import crosses it. */
export interface LayerRule {
  says: string;
  isBroken(crossing: Import): boolean;
}

const siteApp = "apps/site/app/";
const backend = "/backend/.server/";

/** What these folders of the site may import beside packages; types may come from anywhere. */
const mayUse: Record<string, readonly string[]> = {
  ui: ["ui"],
  illustrations: ["illustrations", "ui"],
  content: ["content", "dialogs", "illustrations", "ui"],
  forms: ["forms", "illustrations", "ui"],
};

const siteTexts = `${siteApp}backend/.server/article-html/`;
/** What of this folder the event loop may run: starting the thread, and reading one address. */
const quick = [`${siteTexts}article-thread.ts`, `${siteTexts}image-address.ts`];
const officeCheck = "apps/backoffice/server/articles/check-body.ts";

export const layerRules: readonly LayerRule[] = [
  {
    says: "apps never import each other",
    isBroken: ({ file, target, specifier }) =>
      file.startsWith("apps/") &&
      (/^@crm\/(?:site|backoffice)/.test(specifier) ||
        (target?.startsWith("apps/") === true && home(target) !== home(file))),
  },
  {
    says: "packages import no app",
    isBroken: ({ file, target, specifier }) =>
      file.startsWith("packages/") &&
      (/^@crm\/(?:site|backoffice)/.test(specifier) || target?.startsWith("apps/") === true),
  },
  {
    says: "packages, brand aside, do not import each other",
    isBroken: ({ file, target, specifier }) =>
      file.startsWith("packages/") &&
      !/^@crm\/brand(?:\/|$)/.test(specifier) &&
      (specifier.startsWith("@crm/") ||
        (target?.startsWith("packages/") === true && home(target) !== home(file))),
  },
  {
    says: "packages are imported by name, not by path",
    isBroken: ({ file, target }) =>
      !file.startsWith("packages/") && target?.startsWith("packages/") === true,
  },
  {
    says: "ui imports nothing of ours",
    isBroken: ({ file, specifier }) =>
      file.startsWith(`${siteApp}ui/`) && specifier.startsWith("@crm/"),
  },
  {
    says: "ui, illustrations, content and forms keep to their own",
    isBroken({ file, target, typeOnly }) {
      const allowed = mayUse[folderOf(file) ?? ""];
      const used = folderOf(target);
      return Boolean(allowed && used && !typeOnly && !allowed.includes(used));
    },
  },
  {
    says: "components take only types from backend/.server",
    isBroken: ({ file, target, typeOnly }) =>
      target?.includes(backend) === true &&
      !typeOnly &&
      file.endsWith(".tsx") &&
      ["ui", "dialogs", "forms", "illustrations", "content"].includes(folderOf(file) ?? ""),
  },
  {
    says: "only worker threads prepare and check articles' texts",
    isBroken({ file, target, typeOnly }) {
      if (typeOnly || target === undefined) return false;
      if (target === officeCheck) return !file.endsWith("/article-worker.ts");
      const isSlow = target.startsWith(siteTexts) && !quick.includes(target);
      return isSlow && (!file.startsWith(siteTexts) || quick.includes(file));
    },
  },
];

/** "apps/site" for any file below it. */
function home(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

/** The folder of the site's app that holds the file, e.g. "ui". */
function folderOf(file: string | undefined): string | undefined {
  if (!file?.startsWith(siteApp)) return undefined;
  const [folder, ...rest] = file.slice(siteApp.length).split("/");
  return rest.length > 0 ? folder : undefined;
}
