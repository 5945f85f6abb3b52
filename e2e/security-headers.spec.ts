import { expect, test } from "./fixtures/test.ts";

test("every page of the site carries a strict policy and its companions", async ({ request }) => {
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

test("each inline script of a page is named by the page's own policy", async ({ page }) => {
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  const texts = [
    ...((await answer?.text()) ?? "").matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g),
  ];
  expect(texts.length).toBeGreaterThan(0);
  for (const [, text = ""] of texts) {
    const hash = await page.evaluate(async (source) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(source));
      return btoa(String.fromCharCode(...new Uint8Array(digest)));
    }, text);
    expect(policy).toContain(`'sha256-${hash}'`);
  }
});

test("a script that is put into a page does not run", async ({ page, consoleWatch }) => {
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

test("files and answers of the site are not sniffed", async ({ request, page }) => {
  const files: string[] = [];
  page.on("response", (response) => files.push(response.url()));
  await page.goto("/");
  const styles = files.filter((file) => file.includes("/assets/"));
  expect(styles.length).toBeGreaterThan(0);
  for (const file of [...styles, "/healthz", "/no-such-file.png"]) {
    expect((await request.get(file)).headers()["x-content-type-options"], file).toBe("nosniff");
  }
});

test("the desk may run only its own scripts, by nonce, and is never kept", async ({
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
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src [^;]*'nonce-[\w+/=-]{16,}'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    policies.push(policy);
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test("the back office's JSON can be framed, sniffed or kept by nobody", async ({
  request,
  system,
}) => {
  const answer = await request.get(
    `${system.backofficeUrl}/api/article/websit/category/helpcentrearticles`,
  );
  expect(answer.headers()).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
});

test("a request with an encoded body is refused, by both", async ({ request, system }) => {
  for (const url of [`${system.siteUrl}/`, `${system.backofficeUrl}/api/contactUs`]) {
    const answer = await request.post(url, {
      headers: { "Content-Encoding": "gzip", "Content-Type": "application/json" },
      data: Buffer.from("not gzip"),
    });
    expect(answer.status(), url).toBe(415);
  }
});
