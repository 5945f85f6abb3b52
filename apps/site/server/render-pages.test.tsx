import { createHash } from "node:crypto";
import { Links, Meta, Outlet, Scripts, type ServerBuild, useLoaderData } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createBackend } from "../app/backend/.server/backend.ts";
import { testSettings } from "../testing/test-settings.ts";
import { createPageRenderer } from "./render-pages.ts";

/** What an author could write if there were no sanitizer. */
const injected = `<p>Hello</p><script>evil()</script><script type="module" async="">evil.module()</script><link rel="modulepreload" href="/evil.js"/>`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

let render: (key: string) => Promise<Response>;

beforeAll(async () => {
  // Pages are finished as in production.
  vi.stubEnv("DEV", false);
  const settings = testSettings();
  const build = await createBuild();
  render = createPageRenderer(build, settings, createBackend(settings), "production");
});

/** A build with one page whose loader returns unsanitized HTML, rendered by the site's renderer. */
async function createBuild(): Promise<ServerBuild> {
  const entry = await import("../app/entry.server.tsx");
  const route = (id: string, path: string, parentId?: string) => ({
    id,
    path,
    parentId,
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    module: `/assets/${id}.js`,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  });
  const root = route("root", "");
  const page = route("page", "page", "root");
  return {
    entry: { module: entry },
    routes: {
      root: { ...root, module: { default: Root, loader: () => null } },
      page: {
        ...page,
        module: {
          default: Page,
          loader: () => ({ html: injected }),
          meta: () => [{ "script:ld+json": { name: "</script><script>evil.data()" } }],
        },
      },
    },
    assets: {
      entry: { imports: [], module: "/assets/entry.js" },
      routes: { root, page },
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  const { html } = useLoaderData<{ html: string }>();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the test is about
  return <main dangerouslySetInnerHTML={{ __html: html }} />;
}

describe("a page whose content has a script", () => {
  it("contains it, but its policy allows only the renderer's scripts", async () => {
    const response = await render("/page");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(injected);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const named = policy.match(/'sha256-[^']+'/g) ?? [];

    const rest = html.replace(injected, "");
    const scripts = [...rest.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    const texts = scripts.map(([, text = ""]) => text);
    // The context, the data and its end, the deferred module and the boot script.
    expect(texts).toHaveLength(5);
    for (const text of texts) expect(named).toContain(hashOf(text));
    const directive = policy.split("; ").find((part) => part.startsWith("script-src "));
    expect(directive?.match(/'sha256-/g)).toHaveLength(5);
    for (const text of ["evil()", "evil.module()", "evil.data()"]) {
      expect(named).not.toContain(hashOf(text));
    }
  });

  it("has the same text each time, without the nonce", async () => {
    const [first, second] = await Promise.all([render("/page"), render("/page")]);
    const html = await first.text();
    expect(html).not.toMatch(/nonce/i);
    expect(await second.text()).toBe(html);
    expect(second.headers.get("Content-Security-Policy")).toBe(
      first.headers.get("Content-Security-Policy"),
    );
  });
});

describe("the data of a page", () => {
  it("names its charset", async () => {
    const response = await render("/page.data");
    expect(response.headers.get("Content-Type")).toBe("text/x-script; charset=utf-8");
    expect(await response.text()).toContain("Hello");
  });
});
