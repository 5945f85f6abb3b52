import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Brand, brand } from "@crm/brand";
import type { APIRequestContext } from "@playwright/test";
import { paths } from "../../apps/site/app/paths.ts";
import { nodeCommand, runCommand } from "../../scripts/process/command.ts";
import { newVisitor, prepareDemo, submit } from "../fixtures/demo-form.ts";
import { expectNoSideways, expectNothingClipped } from "../fixtures/page-checks.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { listPages } from "../fixtures/site-pages.ts";
import { secondBrand } from "./second-brand.ts";
import { expect, test } from "./test.ts";

/** What only the first brand says: its names and slugs in any spelling, contacts, links, colours. */
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

test("another brand changes every page, route, file and seed text", async ({ request, copy }) => {
  test.setTimeout(120_000);
  expect(secondBrand.product.name).toHaveLength(60);
  const pages = await listPages(request);
  for (const page of [...pages, "/manifest.webmanifest", "/icon.svg", "/robots.txt"]) {
    expect.soft(findMarks(page), page).toEqual([]);
    // Whoever wrote the libraries is named there, whatever the brand.
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

test("what is captured shows the first brand until it is made anew, and doctor says so", async ({
  copy,
}) => {
  const { folder } = copy;
  const doctor = nodeCommand(path.join(folder, "scripts/doctor.ts"), [], { cwd: folder });
  const { output } = await runCommand(doctor);
  for (const kind of ["previews", "guides", "articles", "clips"]) {
    expect(output).toMatch(new RegExp(`${kind}\\b.*shows another brand; npm run pictures`));
  }
});

test("and every mail", async ({ page, copy }) => {
  const visitor = newVisitor();
  const dialog = await prepareDemo(page, "/", visitor);
  await submit(dialog);
  await expect(page).toHaveURL("/thankyou");
  const confirmed = await copy.system.mails.waitFor(({ to }) => to?.[0]?.address === visitor.email);
  await copy.system.mails.waitFor(({ to }) => to?.[0]?.address === secondBrand.contacts.salesEmail);
  expect(confirmed.html ?? confirmed.text).toContain(secondBrand.product.name);
  for (const mail of copy.system.mails.received) {
    expect.soft(findMarks(JSON.stringify(mail)), mail.subject ?? "").toEqual([]);
  }
});

test("a name of sixty characters is clipped nowhere and pushes no page sideways", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const pages = (await listPages(request)).filter((path) => path.split("/").length === 2);
  for (const path of pages) {
    await page.goto(path);
    await waitUntilReady(page);
    for (const width of [360, 640, 800, 914, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideways(page, `${path} at ${width}`);
      await expectNothingClipped(page, `${path} at ${width}`);
    }
  }
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
