import { brand } from "@crm/brand";
import { newVisitor, prepareDemo, solveCaptcha, submit } from "../fixtures/demo-form.ts";
import { signIn } from "../fixtures/desk.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { findFilesWith } from "../fixtures/find-files.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "../fixtures/page-checks.ts";
import {
  changeLead,
  changeRowByKeyboard,
  closeAndReopen,
  countOf,
  expectNoNextStepOffered,
  expectWorkOnFirstScreen,
  ignorePhoneLinks,
  noteWhenShown,
  removeNextStep,
  setStatus,
} from "../fixtures/queue-page.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, findNextMonday, mailTo, test } from "../fixtures/sales-day.ts";
import { shiftClock } from "../fixtures/shifted-clock.ts";

test("a day of sales: a lead arrives, is called and won, handed on, reported on Monday, and erased on request", async ({
  page,
  context,
  system,
  receiver,
  consoleWatch,
}) => {
  test.slow();
  // Validation errors, a conflict, an ended session, and a back office that restarts.
  consoleWatch.expect(/Failed to load resource.*(?:40[019]|ERR_)|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const visitor = newVisitor();
  const { email, name } = visitor;
  const tag = email.slice(5, 13);
  const [sales, elsewhere] = [await context.newPage(), await context.newPage()];
  await ignorePhoneLinks(sales);
  const main = sales.getByRole("main");
  const dialog = sales.getByRole("dialog");
  const row = sales.locator("[data-row]").filter({ hasText: name });

  await test.step("an administrator connects the CRM", async () => {
    await signIn(sales, system);
    await sales.getByRole("menuitem", { name: "Webhooks" }).click();
    await sales.getByRole("link", { name: "Add a webhook" }).click();
    await sales.getByRole("textbox", { name: "Name" }).fill("Our CRM");
    await sales.getByRole("textbox", { name: "Address" }).fill(receiver.url);
    await sales.getByLabel("It is in our own network").check();
    await sales.getByRole("button", { name: "Save" }).click();
    const secret = sales.getByRole("textbox", { name: "Signing secret" });
    await receiver.start(await secret.inputValue());
  });

  await test.step("a lead arrives by itself within two seconds", async () => {
    await sales.getByRole("menuitem", { name: "Leads" }).click();
    await expect(main.getByText("Nothing is waiting")).toBeVisible();
    await elsewhere.goto(`${system.backofficeUrl}/admin/outbox`);
    await expect(elsewhere.getByRole("menuitem", { name: "Leads" })).toBeVisible();
    const dialog = await prepareDemo(page, "/", visitor);
    receiver.losesAnswers = true;
    const shown = noteWhenShown(sales, name);
    await submit(dialog);
    await expect(page).toHaveURL("/thankyou");
    const [{ created_at: createdAt } = {}] = system.database.rows("select created_at from leads");
    expect((await shown) - Number(createdAt)).toBeLessThan(2_000);
    await expect(row).toContainText(/Home page.*left/);
    await expect(elsewhere).toHaveTitle(/^\(1\) /);
    await elsewhere.getByRole("menuitem", { name: "Leads" }).click();
    await expect(elsewhere).toHaveTitle(/^[^(]/);
    await elsewhere.close();
  });

  await test.step("the CRM's answer is lost, and the back office restarts", async () => {
    await expect.poll(() => receiver.received.length).toBe(1);
    await system.stopBackoffice();
    receiver.losesAnswers = false;
    await system.startBackoffice();
  });

  const desk = await openDesk(sales, system, "/admin/leads");
  await test.step("it is assigned in its row, called, noted and followed up", async () => {
    const waiting = await countOf(sales, "Waiting");
    const mine = await countOf(sales, "Mine");
    await expectAccessibleInBothThemes(sales, "the queue");
    await row.getByRole("button", { name: /^Owner of .*: Nobody$/ }).click();
    await expectAccessibleInBothThemes(sales, "the menu of owners");
    await sales.getByRole("menuitem", { name: "(me)" }).click();
    await expect(sales.getByText(/^Assigned to /)).toBeVisible();
    await expect.poll(() => countOf(sales, "Mine")).toBe(mine + 1);

    const call = row.getByRole("link", { name: "Call" });
    await expect(call).toHaveAttribute("href", "tel:+919825012345");
    await expect(row.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/919825012345\?text=Hello%20/,
    );
    await call.click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Please choose how it went");
    await expectAccessibleInBothThemes(sales, "the form after a call");
    const note = dialog.getByRole("textbox", { name: "Note" });
    await dialog.getByRole("radio", { name: "Talked to them" }).check();
    await note.fill("Wants a quote for five people");
    await dialog.getByRole("button", { name: "Tomorrow" }).click();
    await closeAndReopen(sales, call);
    await changeLead(desk, email, { status: "contacted" });
    await expect(sales.getByText("Nothing is waiting")).toBeVisible();
    await expect(note, "the form stays open over the empty list").toBeVisible();
    await note.press("Control+Enter");
    await expect(dialog.getByRole("alert")).toContainText("Somebody has changed this lead");
    await note.press("Control+Enter");
    await expect(sales.getByText("Saved.", { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await expect.poll(() => countOf(sales, "Waiting")).toBe(waiting - 1);
    await sales.getByRole("link", { name: /^Mine/ }).click();
    await expect(row).toContainText("Follow up");
    await expect(row).toContainText("Tomorrow");
  });

  await test.step("it is won, which is undone, and nobody's change is overwritten", async () => {
    await setStatus(sales, name, "Won");
    await expect(sales.getByText("Marked as won.")).toBeVisible();
    await expect(row).toHaveCount(0);
    await sales.getByRole("button", { name: "Undo" }).click();
    await expect(sales.getByText("Undone.")).toBeVisible();
    await expect(row).toContainText("Tomorrow");

    // Somebody else is quicker: nothing is overwritten, and the row shows what they did.
    const [lead] = (await desk.request("GET", `/leads?q=${email}`)).data;
    const { changedAt } = lead;
    await sales.route(
      `**/api/desk/leads/${lead.id}`,
      async (route) => {
        await desk.request("PATCH", `/leads/${lead.id}`, { changedAt, status: "qualified" });
        await route.continue();
      },
      { times: 1 },
    );
    await setStatus(sales, name, "Spam");
    await expect(sales.getByRole("alert")).toContainText("Somebody has changed this lead");
    await expect(row.getByRole("button", { name: /^Status of .*: Qualified$/ })).toBeVisible();
    await removeNextStep(sales, row, "Follow up");
    await setStatus(sales, name, "Won");
    await expect(row).toHaveCount(0);

    const search = sales.getByRole("searchbox");
    await search.fill("09825012345");
    await expect(row.getByRole("button", { name: /^Status of .*: Won$/ })).toBeVisible();
    await expectNoNextStepOffered(sales, row);
    await sales.reload();
    await expect(search).toHaveValue("09825012345");
    await expect(row).toBeVisible();
    await search.fill("");
    await expect(sales.getByRole("link", { name: /^Mine/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await search.fill(email);
    await expect(row).toBeVisible();
  });

  await test.step("the report counts it for its owner", async () => {
    await sales.getByRole("menuitem", { name: "Report" }).click();
    await sales.getByRole("link", { name: "Admin, Won: 1" }).click();
    await expect(row.getByRole("button", { name: /^Status of .*: Won$/ })).toBeVisible();
  });

  await test.step("the CRM has it once, although it was told twice", async () => {
    const created = () => receiver.received.filter(({ type }) => type === "lead.created");
    await expect.poll(() => created().length, { timeout: 30_000 }).toBe(2);
    expect(created()[0]?.id).toMatch(/^msg_/);
    expect(created()[1]?.id).toBe(created()[0]?.id);
    await expect.poll(() => receiver.leads()).toMatchObject([{ name, email, status: "won" }]);
  });

  await test.step("its mail is found on its page and sent again", async () => {
    await row.getByRole("link", { name, exact: true }).click();
    await expect(sales.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(main.getByText(email).first()).toBeVisible();
    await expect(main.getByText(visitor.companyName).first()).toBeVisible();
    await expectAccessibleInBothThemes(sales, "a lead's page");
    await expectWorkOnFirstScreen(sales, name);
    const chat = main.getByRole("link", { name: "WhatsApp", exact: true });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/919825012345\?text=Hello%20/);
    await main.getByRole("link", { name: "Call", exact: true }).click();
    await expect(dialog).toContainText("How did the call go?");
    await sales.keyboard.press("Escape");
    const isAlert = ({ to, text }: (typeof system.mails.received)[number]) =>
      to?.[0]?.address === brand.contacts.salesEmail && Boolean(text?.includes(name));
    const first = await system.mails.waitFor(isAlert);
    await main.getByRole("link", { name: first.subject ?? "" }).click();
    await expect(sales.frameLocator("iframe").getByText(name).first()).toBeVisible();
    await sales.getByRole("button", { name: "Send again" }).click();
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expect.poll(() => system.mails.received.filter(isAlert).length).toBe(2);
    const [one, two] = system.mails.received.filter(isAlert);
    expect(two?.messageId).toBe(one?.messageId);
    // The page updates the state of the mail without a reload.
    await expect(sales.getByText("The mail server has accepted it.")).toBeVisible();
  });

  await test.step("the same person writes again, and is on the same page", async () => {
    const again = { ...visitor, email: email.replace("asha", "Asha") };
    await submit(await prepareDemo(page, "/", again));
    await expect(page).toHaveURL("/thankyou");
    await sales.getByRole("menuitem", { name: "Leads" }).click();
    await row.getByRole("link", { name, exact: true }).click();
    await expect(main.getByText("2 leads", { exact: true })).toBeVisible();
    await expect(main.getByRole("button", { name: /: Won$/ })).toBeVisible();
    await expect(main.getByRole("button", { name: /: New$/ })).toBeVisible();
    await expect(main.getByText("Wants a quote for five people")).toBeVisible();
    await changeRowByKeyboard(sales, desk, email);
    await sales.goto("about:blank");
  });

  await test.step("Monday's mail shows it", async () => {
    await system.stopBackoffice();
    await system.startBackoffice(shiftClock(findNextMonday() - Date.now()));
    const { text } = await mailTo(
      system,
      system.login.email,
      /^Leads of last week: 2 new, 1 waiting$/,
    );
    expect(text).toMatch(/^Home page: 2; before: 0$[\s\S]*^Won: 1; before: 0$/m);
    // Whether the second one's time is over depends on the day of the week.
    expect(text).toMatch(/Answered in time: \d+% \(1 of [12]\); before: no lead was due/);
    await system.stopBackoffice();
    await system.startBackoffice();
  });

  await test.step("the visitor asks for erasure and confirms it by mail", async () => {
    await page.goto("/your-data");
    await waitUntilReady(page);
    const form = page.getByRole("main").locator("form");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("What do you ask for?").selectOption("Erase everything about me");
    await form.getByLabel(/^Anything we should know/).fill(`Thank you, ${name}`);
    await solveCaptcha(form);
    await submit(form);
    await expect(page.getByText("Please check your mail")).toBeVisible();
    const { text = "" } = await mailTo(system, email, /^Please confirm/);
    const link = /http\S+\/your-data\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "";
    const desk = await openDesk(sales, system, "/admin");
    expect((await desk.request("GET", "/privacyRequests")).total).toBe(0);
    await page.goto(link);
    await expectAccessible(page, "the page behind the link");
    await page.getByRole("button", { name: "Confirm my request" }).click();
    await expect(page.getByText("your request is confirmed")).toBeVisible();
  });

  await test.step("staff erases in two clicks, and no trace is left", async () => {
    await mailTo(system, email, /^Your .+ demo$/);
    await sales.reload();
    const card = main.getByRole("link", { name: "Open the request" });
    await expect(card).toHaveAttribute("href", /\/privacyRequests\/[\w-]+\/show$/);
    await sales.getByRole("menuitem", { name: "Data requests" }).click();
    await expect(sales.getByText("30 days left")).toBeVisible();
    await sales.getByRole("link", { name: "Erase everything about me" }).click();
    await expect(sales.getByText("2 leads with this email")).toBeVisible();
    expect(findFilesWith(system.dataDir, tag)).not.toEqual([]);
    await expectAccessibleInBothThemes(sales, "the request");
    await main.getByRole("button", { name: "Erase", exact: true }).click();
    await expectAccessibleInBothThemes(sales, "the question before something is erased");
    await dialog.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(sales.getByText("Everything with this email has been erased.")).toBeVisible();
    await mailTo(system, email, /is erased$/);
    await expect.poll(() => receiver.leads()).toEqual([]);
    // The database and its log, the site's spool and cache, pictures and the search index.
    await expect.poll(() => findFilesWith(system.dataDir, tag)).toEqual([]);
    expect(system.printed.filter((line) => line.includes(tag))).toEqual([]);
  });
});
