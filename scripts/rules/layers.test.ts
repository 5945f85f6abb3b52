import { describe, expect, test } from "vitest";
import { layerRules } from "./layers.ts";
import { listImports, listModules, listTextFiles, readText } from "./sources.ts";

const imports = listModules().flatMap(listImports);
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/testing\//.test(file);

describe("imports", () => {
  test.each(layerRules)("follow the rule: $rule", ({ isBroken, exceptTests }) => {
    const broken = imports
      .filter((one) => isBroken(one) && !(exceptTests && isTest(one.file)))
      .map(({ file, specifier }) => `${file} → ${specifier}`);
    expect(broken).toEqual([]);
  });

  test("of the environment exist neither in the contract nor in the site's app outside of .server", () => {
    const readers = listTextFiles()
      .filter((file) => /^(?:apps\/site\/app|packages\/contract)\//.test(file))
      .filter((file) => !file.includes("/.server/"))
      // Example programs, which readers run on their own servers.
      .filter((file) => !file.startsWith("apps/site/app/content/snippets/"))
      .filter((file) => /process\.env|node:process/.test(readText(file)));
    expect(readers).toEqual([]);
  });

  test("that break a rule are found", () => {
    const crossing = (file: string, specifier: string, target?: string) => ({
      file,
      specifier,
      target,
      typeOnly: false,
    });
    const broken = (...given: Parameters<typeof crossing>) =>
      layerRules.filter((layer) => layer.isBroken(crossing(...given))).map(({ rule }) => rule);
    expect(
      broken("apps/site/app/x.ts", "../../backoffice/server/a.ts", "apps/backoffice/server/a.ts"),
    ).toEqual(["apps never import each other"]);
    expect(broken("packages/contract/src/a.ts", "@crm/server-kit/settings")).toEqual([
      "packages import only the packages below them",
    ]);
    expect(broken("packages/server-kit/src/a.ts", "@crm/contract/captcha")).toEqual([]);
    expect(broken("apps/site/app/ui/a.tsx", "@crm/brand")).toEqual(["ui imports nothing of ours"]);
    expect(
      broken("apps/site/app/forms/a.tsx", "../pages/b.ts", "apps/site/app/pages/b.ts"),
    ).toEqual([
      "ui, toasts, content and forms import only the folders below them",
      "only routes and the server import pages",
    ]);
    expect(
      broken("apps/site/app/pages/a/a.tsx", "../b/b.tsx", "apps/site/app/pages/b/b.tsx"),
    ).toEqual(["a page imports no other page"]);
    const searched = "apps/site/app/pages/search/.server/site-pages.tsx";
    expect(broken(searched, "../../b/copy.ts", "apps/site/app/pages/b/copy.ts")).toEqual([]);
    expect(broken(searched, "../../b/b.tsx", "apps/site/app/pages/b/b.tsx")).toHaveLength(1);
    expect(
      broken("apps/site/app/dialogs/a.tsx", "../shell/b.ts", "apps/site/app/shell/b.ts"),
    ).toEqual(["dialogs do not import the shell around them"]);
    const texts = "apps/site/app/backend/.server/article-html";
    expect(
      broken("apps/site/server/a.ts", "./prepare-body.ts", `${texts}/prepare-body.ts`),
    ).toEqual(["only worker threads prepare and check articles' texts"]);
    expect(broken(`${texts}/article-thread.ts`, "./a.ts", `${texts}/a.ts`)).toHaveLength(1);
    expect(broken(`${texts}/article-worker.ts`, "./a.ts", `${texts}/a.ts`)).toEqual([]);
    expect(broken("packages/contract/src/a.ts", "@crm/brand")).toEqual([]);
    const own = "the contract imports zod, the brand, and a few modules in named files";
    expect(broken("packages/contract/src/a.ts", "node:fs")).toEqual([own]);
    expect(broken("packages/contract/src/extensions/media.ts", "node:crypto")).toEqual([own]);
    expect(broken("packages/contract/src/extensions/site-check.ts", "node:crypto")).toEqual([]);
    expect(broken("packages/contract/src/a.ts", "hono")).toEqual([own]);
    expect(broken("packages/contract/src/a.ts", "zod")).toEqual([]);
    expect(broken("packages/contract/src/a.ts", "../../../e2e/a.ts", "e2e/a.ts")).toEqual([
      "packages import nothing outside of the packages",
    ]);
  });

  test("of the desk and the site's app that need a server are found", () => {
    const broken = (file: string, specifier: string, target?: string) =>
      layerRules
        .filter((layer) => layer.isBroken({ file, specifier, target, typeOnly: false }))
        .map(({ rule }) => rule);
    const values = "the desk takes values only from the server's files that browsers can load";
    const desk = "apps/backoffice/desk/leads/a.tsx";
    const services = "apps/backoffice/server/services.ts";
    expect(broken(desk, "../../server/services.ts", services)).toEqual([values]);
    expect(broken(desk, "node:fs")).toEqual([values]);
    expect(broken(desk, "@crm/server-kit/secrets")).toEqual([values]);
    const statuses = "apps/backoffice/server/leads/lead-status.ts";
    expect(broken(desk, "../../server/leads/lead-status.ts", statuses)).toEqual([]);
    const needs = "what the desk takes from the server needs no server itself";
    expect(broken(statuses, "kysely")).toEqual([needs]);
    expect(broken(statuses, "../services.ts", services)).toEqual([needs]);
    expect(broken(statuses, "@crm/contract/dates")).toEqual([]);
    expect(
      broken(services, "../desk/theme/theme.ts", "apps/backoffice/desk/theme/theme.ts"),
    ).toEqual(["the back office's server imports nothing of the desk"]);
    const node = "the site's app uses Node and server-kit only where it runs on the server";
    expect(broken("apps/site/app/forms/a.tsx", "node:fs")).toEqual([node]);
    expect(broken("apps/site/app/forms/a.tsx", "@crm/server-kit/secrets")).toEqual([node]);
    expect(broken("apps/site/app/backend/.server/a.ts", "node:fs")).toEqual([]);
    expect(
      broken("apps/site/app/forms/a.tsx", "../../server/site.ts", "apps/site/server/site.ts"),
    ).toEqual(["the site's app imports nothing of its server"]);
    expect(broken("apps/site/app/ui/a.tsx", "../paths.ts", "apps/site/app/paths.ts")).toEqual([
      "ui imports nothing of ours",
    ]);
    expect(
      broken("apps/site/app/b.ts", "./pages/a/copy.ts", "apps/site/app/pages/a/copy.ts"),
    ).toEqual(["only routes and the server import pages"]);
  });
});
