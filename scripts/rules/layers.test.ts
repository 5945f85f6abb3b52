import { describe, expect, test } from "vitest";
import { layerRules } from "./layers.ts";
import { listImports, listSources, listTextFiles, readText } from "./sources.ts";

const imports = listSources()
  .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
  .flatMap(listImports);

describe("imports", () => {
  test.each(layerRules)("follow the rule: $rule", ({ isBroken }) => {
    const broken = imports.filter(isBroken).map(({ file, specifier }) => `${file} → ${specifier}`);
    expect(broken).toEqual([]);
  });

  test("of the environment exist only in the site's backend/.server", () => {
    const readers = listTextFiles()
      .filter((file) => file.startsWith("apps/site/app/") && !file.includes("/.server/"))
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
  });
});
