import { readFileSync } from "node:fs";
import { inProject } from "../../scripts/process/project.ts";
import { expect, test } from "../fixtures/test.ts";

/** Reads the list of packages that a build has found in its bundles. */
function readList(file: string): { name: string; version: string }[] {
  return JSON.parse(readFileSync(inProject(file), "utf8"));
}

test("the licences page lists every package that ships to a browser with its version", async ({
  page,
}) => {
  const site = readList("apps/site/build/licences.json");
  const desk = readList("apps/backoffice/build/licences.json");
  expect(site.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["react", "react-dom", "react-router", "altcha", "zod", "tailwindcss"]),
  );
  expect(desk.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["react-admin", "@mui/material", "@tiptap/core"]),
  );
  await page.goto("/third-party-licences");
  const text = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
  const missing = [...site, ...desk].filter(
    ({ name, version }) => !text.includes(`${name} ${version}`),
  );
  expect(missing).toEqual([]);
});

test("a licence opens with its full text, also after a navigation inside the site", async ({
  page,
}) => {
  await page.goto("/support");
  await page.getByRole("contentinfo").getByRole("link", { name: "Third-party licences" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Third-party licences");
  const summary = page.locator("summary", { hasText: "(MIT)" }).first();
  await summary.click();
  await expect(page.getByText("Permission is hereby granted").first()).toBeVisible();
  await expect(page.getByText("SIL OPEN FONT LICENSE").first()).toBeAttached();
});
