import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Brand, brand } from "@crm/brand";
import type { APIRequestContext } from "@playwright/test";
import { paths } from "../../apps/site/app/paths.ts";
import { nodeCommand, runCommand } from "../../scripts/process/command.ts";
import { newVisitor, prepareDemo, submit } from "../fixtures/demo-form.ts";
import { expectNoHorizontalScroll, expectNothingClipped } from "../fixtures/page-checks.ts";
import { isSisterPage, listPages } from "../fixtures/site-pages.ts";
import { secondBrand } from "./second-brand.ts";
import { expect, test } from "./test.ts";

/** Texts that only the first brand has: names, slugs, contacts, links and colours, in lower case. */
function listMarks({ product, company, contacts, social, platforms, colours }: Brand): string[] {
  const names = [product.name, product.slug, company.legalName, ...company.street];
  const partners = Object.values(platforms).flatMap(({ name, slug }) => [name, slug]);
  const shades = Object.entries(colours).flatMap(([name, hex]) => (name === "white" ? [] : [hex]));
  const values = [...names, ...Object.values(contacts), ...Object.values(social), ...partners];
  return [...new Set([...values, ...shades].map((value) => value.toLowerCase()))];
}

const marks = listMarks(brand);

function findMarks(text: string): string[] {
  const lower = text.toLowerCase();
  return marks
    .filter((mark) => lower.includes(mark))
    .map((mark) => {
      const at = lower.indexOf(mark);
      return `${mark} in: ${text.slice(Math.max(0, at - 60), at + 60)}`;
    });
}

test("no page, route, file or seed text of the second brand contains a text of the first", async ({
  request,
  copy,
}) => {
  test.setTimeout(120_000);
  expect(secondBrand.product.name).toHaveLength(60);
  const pages = await listPages(request, secondBrand);
  for (const page of [...pages, "/manifest.webmanifest", "/icon.svg", "/robots.txt"]) {
    expect.soft(findMarks(page), page).toEqual([]);
    // The licences name the authors of libraries, which may contain such a text.
    if (page === paths.licences) continue;
    expect.soft(findMarks(await read(request, page)), page).toEqual([]);
  }
  expect(pages).toContain(`/${secondBrand.platforms.ecommercePlatform.slug}-crm`);
  expect(await read(request, "/")).toContain(secondBrand.product.name);

  for (const build of ["apps/site/build/client", "apps/backoffice/build/desk"]) {
    for (const file of listFiles(path.join(copy.folder, build))) {
      if (!/\.(?:css|js|html|svg|webmanifest)$/.test(file)) continue;
      expect.soft(findMarks(readFileSync(file, "utf8")), file).toEqual([]);
    }
  }
  for (const table of ["articles", "categories"]) {
    const rows = copy.system.database.rows(`select * from ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    expect.soft(findMarks(JSON.stringify(rows)), table).toEqual([]);
  }
});

test("doctor reports that the captured pictures show another brand", async ({ copy }) => {
  const { folder } = copy;
  const doctor = nodeCommand(path.join(folder, "scripts/doctor.ts"), [], { cwd: folder });
  const { output } = await runCommand(doctor);
  for (const kind of ["previews", "guides", "articles", "clips"]) {
    expect(output).toMatch(new RegExp(`${kind}\\b.*shows another brand; run npm run pictures`));
  }
});

test("no mail of the second brand contains a text of the first", async ({ page, copy }) => {
  const visitor = newVisitor();
  const dialog = await prepareDemo(page, "/", visitor);
  await submit(dialog);
  await expect(page).toHaveURL("/thankyou");
  const confirmation = await copy.system.mails.waitFor(
    ({ to }) => to?.[0]?.address === visitor.email,
  );
  await copy.system.mails.waitFor(({ to }) => to?.[0]?.address === secondBrand.contacts.salesEmail);
  expect(confirmation.html ?? confirmation.text).toContain(secondBrand.product.name);
  for (const mail of copy.system.mails.received) {
    expect.soft(findMarks(JSON.stringify(mail)), mail.subject ?? "").toEqual([]);
  }
});

test.describe("without scripts, which change no text of these pages", () => {
  test.use({ javaScriptEnabled: false });

  test("a product name of sixty characters is not clipped and causes no horizontal scrolling", async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const pages = (await listPages(request, secondBrand)).filter(
      (path) => path.split("/").length === 2,
    );
    for (const path of pages) {
      await page.goto(path);
      // The same template at the other widths is checked with other pages.
      for (const width of isSisterPage(path) ? [360, 914] : [360, 640, 800, 914, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoHorizontalScroll(page, `${path} at ${width}`);
        await expectNothingClipped(page, `${path} at ${width}`);
      }
    }
  });
});

async function read(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

function listFiles(from: string): string[] {
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
