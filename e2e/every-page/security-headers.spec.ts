import { finishPage } from "../../apps/site/app/rendering/finish-page.ts";
import { buildInlineScript } from "../../apps/site/vite/inline-script.ts";
import { inProject } from "../../scripts/process/project.ts";
import { expect, test } from "../fixtures/test.ts";

test("every page of the site has a strict content security policy and the other security headers", async ({
  request,
}) => {
  for (const path of ["/", "/help-center", "/thankyou"]) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("a page's content security policy contains the hash of each of its scripts, and of no data block", async ({
  page,
}) => {
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  const html = (await answer?.text()) ?? "";
  const scripts = [...html.matchAll(/<script(?![^>]*src=)([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  expect(html).not.toContain("nonce");
  for (const [, attributes = "", text = ""] of scripts) {
    const hash = await page.evaluate(async (source) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(source));
      return btoa(String.fromCharCode(...new Uint8Array(digest)));
    }, text);
    const isData = attributes.includes("application/ld+json");
    expect(policy.includes(`'sha256-${hash}'`), attributes + text.slice(0, 60)).toBe(!isData);
  }
});

test("a script in the content of a page does not run, and the page's own scripts do", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/Content Security Policy/);
  const content = [
    "<script>window.injected = 'plain'</script>",
    "<script type=module>window.injected = 'module'</script>",
    "<script type='text/deferred'>window.injected = 'deferred'</script>",
    "<script nonce=guess>window.injected = 'nonce'</script>",
  ].join("");
  const html = `<!doctype html><html lang="en"><head><title>Page</title></head><body><main>${content}</main><script nonce="n1">window.own = ["plain"]</script><script nonce="n1" type="module" async="">window.own.push("module"); document.title = "Ready"</script></body></html>`;
  const bootScript = await buildInlineScript(inProject("apps/site/app/rendering/boot-script.ts"));
  const { page: body, policy } = finishPage(html, { bootScript, nonce: "n1", sources: {} });
  await page.route("**/injected", (route) =>
    route.fulfill({
      body,
      contentType: "text/html; charset=utf-8",
      headers: { "Content-Security-Policy": policy },
    }),
  );
  await page.goto("/injected");
  await expect(page).toHaveTitle("Ready");
  const found = await page.evaluate(() => [Reflect.get(window, "own"), "injected" in window]);
  expect(found).toEqual([["plain", "module"], false]);
});

test("a script that is inserted into a page does not run", async ({ page, consoleWatch }) => {
  consoleWatch.expect(/Content Security Policy/);
  await page.goto("/");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    return "ran" in window;
  });
  expect(ran).toBe(false);
});

test("every text response of the site has a charset, including the data of pages", async ({
  request,
}) => {
  for (const path of ["/", "/pricing.data", "/_.data", "/robots.txt", "/sitemap.xml"]) {
    const type = (await request.get(path)).headers()["content-type"];
    expect(type, path).toMatch(/; charset=utf-8$/i);
  }
});

test("every file and response of the site has the nosniff header", async ({ request, page }) => {
  const files: string[] = [];
  page.on("response", (response) => files.push(response.url()));
  await page.goto("/");
  const styles = files.filter((file) => file.includes("/assets/"));
  expect(styles.length).toBeGreaterThan(0);
  for (const file of [...styles, "/livez", "/no-such-file.png"]) {
    expect((await request.get(file)).headers()["x-content-type-options"], file).toBe("nosniff");
  }
});

test("the desk allows only its own scripts, by nonce, and is never cached", async ({
  request,
  system,
}) => {
  const policies = [];
  for (let i = 0; i < 2; i++) {
    const answer = await request.get(`${system.backofficeUrl}/admin`);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src [^;]*'nonce-[\w+/=-]{16,}'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    policies.push(policy);
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test("the back office's JSON has headers against framing and sniffing", async ({
  request,
  system,
}) => {
  const answer = await request.get(
    `${system.backofficeUrl}/api/article/websit/category/helpcentrearticles`,
  );
  expect(answer.headers()).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
});

test("both apps answer 415 for a request with an encoded body", async ({ request, system }) => {
  for (const url of [`${system.siteUrl}/`, `${system.backofficeUrl}/api/contactUs`]) {
    const answer = await request.post(url, {
      headers: { "Content-Encoding": "gzip", "Content-Type": "application/json" },
      data: Buffer.from("not gzip"),
    });
    expect(answer.status(), url).toBe(415);
  }
});
