import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { newVisitor, prepareDemo, solveCaptcha, submit } from "../fixtures/demo-form.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expectAccessible } from "../fixtures/page-checks.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test("a visitor asks for erasure and confirms it by mail, staff erases in two clicks, and no trace is left", async ({
  page,
  context,
  system,
}) => {
  test.slow();
  const visitor = newVisitor();
  await submit(await prepareDemo(page, "/", visitor));
  await expect(page).toHaveURL("/thankyou");
  const hasArrived = (subject: RegExp) =>
    system.mails.waitFor(
      (mail) => mail.to?.[0]?.address === visitor.email && subject.test(mail.subject ?? ""),
    );
  await hasArrived(/^Your .+ demo$/);

  await page.goto("/your-data");
  await waitUntilReady(page);
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Email").fill(visitor.email);
  await form.getByLabel("What do you ask for?").selectOption("Erase everything about me");
  await form.getByLabel(/^Anything we should know/).fill(`Thank you, ${visitor.name}`);
  await solveCaptcha(form);
  await submit(form);
  await expect(page.getByText("Please check your mail")).toBeVisible();
  const { text = "" } = await hasArrived(/^Please confirm/);
  const link = /http\S+\/your-data\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "";

  const desk = await openDesk(page, system, "/admin");
  expect((await desk.request("GET", "/privacyRequests")).total).toBe(0);
  const mailbox = await context.newPage();
  await mailbox.goto(link);
  await expectAccessible(mailbox, "the page behind the link");
  await mailbox.getByRole("button", { name: "Confirm my request" }).click();
  await expect(mailbox.getByText("your request is confirmed")).toBeVisible();
  await mailbox.close();

  await page.getByRole("menuitem", { name: "Data requests" }).click();
  await expect(page.getByText("30 days left")).toBeVisible();
  await page.getByRole("link", { name: "Erase everything about me" }).click();
  await expect(page.getByText("1 lead with this email")).toBeVisible();
  await expectAccessible(page, "the request");
  await page.getByRole("main").getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByText("Everything with this email has been erased.")).toBeVisible();
  await hasArrived(/is erased$/);

  const tag = visitor.email.slice(5, 13);
  await expect.poll(() => findFilesWith(system.dataDir, tag)).toEqual([]);
  expect(system.printed.filter((line) => line.includes(tag))).toEqual([]);
});

/** The files of a folder that contain a text. */
function findFilesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
    const file = path.join(folder, name);
    return statSync(file).isFile() && readFileSync(file).includes(text);
  });
}
