import { brand } from "@crm/brand";
import { contactChoices } from "@crm/contract/fields/options";
import { outcomeMessages } from "@crm/contract/messages";
import type { Locator, Page } from "@playwright/test";
import {
  captchaToken,
  fillDemo,
  newVisitor,
  openDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { stopClock } from "../fixtures/stopped-clock.ts";
import { expect, test } from "../fixtures/test.ts";

const [newcomer] = contactChoices(brand.product.name);

async function openContact(page: Page, siteUrl: string): Promise<Locator> {
  await page.goto(`${siteUrl}/contact-us`);
  await waitUntilReady(page);
  return page.getByRole("form", { name: "Send Message" });
}

function newWriter() {
  const { email } = newVisitor();
  return {
    firstName: "Meera",
    lastName: `Nair ${email.slice(5, 13)}`,
    email,
    phone: { typed: "98250 54321", sent: "+919825054321" },
    message: "Do you also speak Malayalam?",
  };
}

async function fill(form: Locator, writer: ReturnType<typeof newWriter>): Promise<void> {
  await form.getByLabel("First name").fill(writer.firstName);
  await form.getByLabel("Last name").fill(writer.lastName);
  await form.getByLabel("Email", { exact: true }).fill(writer.email);
  await form.getByLabel("Phone number", { exact: true }).fill(writer.phone.typed);
  await form.locator("select[name=data]").selectOption(newcomer);
  await form.getByRole("textbox", { name: "Message" }).fill(writer.message);
}

test("a message is stored and mailed, the form is cleared, and the thanks disappear after 6 s", async ({
  page,
  system,
}) => {
  const writer = newWriter();
  await page.clock.install();
  const form = await openContact(page, system.siteUrl);
  await form.getByRole("textbox", { name: "Message" }).fill("a".repeat(5_000));
  const full = form.getByText(/^Your message is 5,000 characters long/);
  await expect(full.filter({ visible: true })).toHaveCount(2);
  await fill(form, writer);
  await expect(full).toHaveCount(0);
  await solveCaptcha(form);
  await stopClock(page);
  await submit(form);
  const thanks = page.getByText(outcomeMessages.thankYou);
  await expect(thanks).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("");
  await expect(form.getByLabel("Phone number", { exact: true })).toHaveValue("");
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await expect(captchaToken(form)).toHaveValue("");
  await page.clock.runFor(5_999);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(thanks).toBeHidden();
  await expect(page).toHaveURL("/contact-us");

  expect(
    system.database.rows(
      "select kind, name, choice, message from leads where email = ?",
      writer.email,
    ),
  ).toEqual([
    {
      kind: "contact",
      name: `${writer.firstName} ${writer.lastName}`,
      choice: newcomer,
      message: writer.message,
    },
  ]);
  const mail = await system.mails.waitFor(({ text }) => Boolean(text?.includes(writer.lastName)));
  expect(mail.text).toContain(writer.message);
});

test("on a phone the thanks for a long message are scrolled into view, above the sticky bar and inside the form's card", async ({
  page,
  standInSite,
}) => {
  standInSite.host.reset();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const form = await openContact(page, standInSite.siteUrl);
  await fill(form, { ...newWriter(), message: "A long story.\n".repeat(200) });
  const message = await form.getByRole("textbox", { name: "Message" }).boundingBox();
  expect(message?.height).toBeLessThan(500);
  await solveCaptcha(form);
  await submit(form);
  const thanks = await page.getByText(outcomeMessages.thankYou).boundingBox();
  const bar = await page.getByRole("complementary", { name: "Start" }).boundingBox();
  expect(thanks?.y).toBeGreaterThan(0);
  const bottom = (thanks?.y ?? 0) + (thanks?.height ?? 0);
  expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  const card = await form.locator("xpath=../..").boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0) - bottom).toBeGreaterThan(8);
});

test("the form sends call 4 exactly as specified", async ({ page, standInSite }) => {
  standInSite.host.reset();
  const writer = newWriter();
  const form = await openContact(page, standInSite.siteUrl);
  await fill(form, writer);
  await solveCaptcha(form);
  const token = await captchaToken(form).inputValue();
  await submit(form);
  await expect(page.getByText(outcomeMessages.thankYou)).toBeVisible();
  const posts = standInSite.host.log.filter(({ method }) => method === "POST");
  expect(posts.map(({ number, path }) => [number, path])).toEqual([
    [4, `${new URL(standInSite.host.apiUrl).pathname}/contactUs`],
  ]);
  const { context: _, ...fields } = standInSite.host.only(4).body as Record<string, unknown>;
  expect(fields).toEqual({
    firstName: writer.firstName,
    lastName: writer.lastName,
    email: writer.email,
    phone: writer.phone.sent,
    data: newcomer,
    message: writer.message,
    recaptchaToken: token,
  });
});

test("when the host answers status false, the form shows the host's message, resets the captcha and keeps its values", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*422/);
  standInSite.host.reset();
  standInSite.host.behave(4, "rejects");
  const writer = newWriter();
  const form = await openContact(page, standInSite.siteUrl);
  await fill(form, writer);
  await solveCaptcha(form);
  await submit(form);
  await expect(page.getByText("Rejected by the stand-in")).toBeVisible();
  await expect(captchaToken(form)).toHaveValue("");
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue(writer.message);
});

test("when the host is down and the site can store nothing, the form keeps its values and can be sent again", async ({
  page,
  standInSite,
  lockedSpool: _,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*503|Failed to submit data!/);
  standInSite.host.reset();
  standInSite.host.behave(4, "down");
  const writer = newWriter();
  const form = await openContact(page, standInSite.siteUrl);
  await fill(form, writer);
  await solveCaptcha(form);
  await submit(form);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue(writer.message);
  standInSite.host.behave(4, "normal");
  await solveCaptcha(form);
  await submit(form);
  await expect(page.getByText(outcomeMessages.thankYou)).toBeVisible();
});

test("the form says that it is still sending from 5 s on until the host answers", async ({
  page,
  standInSite,
  lockedSpool: _,
}) => {
  standInSite.host.reset();
  standInSite.host.behave(4, "slow");
  await page.clock.install();
  const form = await openContact(page, standInSite.siteUrl);
  await fill(form, newWriter());
  await solveCaptcha(form);
  await stopClock(page);
  await submit(form);
  await expect.poll(() => standInSite.host.log.map(({ number }) => number)).toContain(4);
  const note = form.getByText("Still sending. Please keep this page open.");
  await page.clock.runFor(4_900);
  await expect(note).toBeHidden();
  await page.clock.runFor(200);
  await expect(note).toBeVisible();
  await expect(form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  standInSite.host.release();
  await expect(page.getByText(outcomeMessages.thankYou)).toBeVisible();
  await expect(note).toBeHidden();
});

test("an empty form shows every required message and sends nothing", async ({
  page,
  standInSite,
}) => {
  standInSite.host.reset();
  const form = await openContact(page, standInSite.siteUrl);
  await submit(form);
  for (const text of [
    "First Name is required",
    "Last Name is required",
    "Email is required",
    "Phone number is required",
    "Please select an option",
    "Message is required",
    "Please complete the reCAPTCHA",
  ]) {
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  }
  expect(standInSite.host.log.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a phone number of fewer than 10 or more than 15 characters shows the required message", async ({
  page,
  standInSite,
}) => {
  standInSite.host.reset();
  const form = await openContact(page, standInSite.siteUrl);
  for (const typed of ["12345", "1234567890123456789"]) {
    await fill(form, { ...newWriter(), phone: { typed, sent: "" } });
    await solveCaptcha(form);
    await submit(form);
    await expect(form.getByText("Phone number is required", { exact: true })).toBeVisible();
    await expect(form.getByLabel("Phone number", { exact: true })).toHaveValue(typed);
  }
  expect(standInSite.host.log.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a phone number of nine digits shows a hint beside the message, and both describe the field", async ({
  page,
  standInSite,
}) => {
  standInSite.host.reset();
  const form = await openContact(page, standInSite.siteUrl);
  const phone = form.getByLabel("Phone number", { exact: true });
  await submit(form);
  await expect(phone).toHaveAccessibleDescription("Phone number is required");
  await fill(form, { ...newWriter(), phone: { typed: "982501234", sent: "" } });
  await submit(form);
  await expect(phone).toHaveAccessibleDescription(
    "Phone number is required Please type 10 to 15 characters. Spaces don't count.",
  );
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await phone.pressSequentially("5");
  await expect(form.getByText("Please type 10 to 15 characters.")).toHaveCount(0);
  await expect(form.getByText("Phone number is required")).toHaveCount(0);
});

test("the form still has its values after a visit to another page", async ({ page, system }) => {
  const writer = newWriter();
  const form = await openContact(page, system.siteUrl);
  await fill(form, writer);
  await form.getByLabel("Country of the phone number").selectOption("GB");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/pricing/);
  await page.goBack();
  await expect(form.getByLabel("Message")).toHaveValue(writer.message);
  await expect(form.getByLabel("Email", { exact: true })).toHaveValue(writer.email);
  await expect(form.getByLabel("Are you new here?")).toHaveValue(newcomer);
  await expect(form.getByLabel("Country of the phone number")).toHaveValue("GB");
  await expect(captchaToken(form)).toHaveValue("");
});

test("what was typed is kept when another page's script can't be loaded and the browser opens it as a document, and until a form is sent", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|Error loading route module|dynamically imported/);
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const writer = newWriter();
  const form = await openContact(page, system.siteUrl);
  await fill(form, writer);
  await page.route("**/assets/pricing-*.js", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/pricing/);
  await expect(form).toHaveCount(0);
  await page.goBack();
  // The page's scripts start with the first touch.
  await form.getByLabel("First name").click();
  await expect(form.getByLabel("Message")).toHaveValue(writer.message);
  await expect(form.getByLabel("Email", { exact: true })).toHaveValue(writer.email);
  // The browser fills in the fields by itself at once, the page's scripts a moment later.
  await expect.poll(readStorage).not.toContain(writer.email);

  const visitor = newVisitor();
  await fillDemo(await openDemo(page), visitor);
  await page.reload();
  const dialog = await openDemo(page);
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(visitor.email);
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(/thankyou/);
  await page.reload();
  await expect(
    (await openDemo(page)).getByLabel("Email", { exact: true }),
    "a form that was sent begins empty",
  ).toHaveValue("");
  expect(await readStorage()).not.toContain(visitor.email);
});
