import { feedbackReasons } from "@crm/contract/fields/feedback-reasons";
import { signIn } from "../fixtures/desk.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../fixtures/page-checks.ts";
import { expect, test } from "../fixtures/test.ts";

const helpArticle = "/help-center/data-management/import-contacts-from-csv";
const thanks = /^Thank you\. The people who write these articles/;

test("a reader can say why an article did not help, and the desk shows it", async ({
  page,
  system,
}) => {
  await page.goto(helpArticle);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const question = page.getByRole("region", { name: "Was this helpful?" });
  await expect(question).toContainText("nothing about you");
  const no = question.getByRole("button", { name: "No", exact: true });
  await no.focus();
  await page.keyboard.press("Enter");
  await expect(no).toHaveAttribute("aria-expanded", "true");
  await question.getByLabel(feedbackReasons["did-not-work"]).check();
  await question.getByLabel("Tell us more").fill("The button <b>is</b> grey.");
  await expectAccessible(page, "the reasons");
  await question.getByRole("button", { name: "Send" }).click();
  await expect(question.getByText(thanks)).toBeFocused();

  await page.goto("/blog/the-first-two-lines");
  await page
    .getByRole("region", { name: "Was this helpful?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText(thanks)).toBeVisible();

  await signIn(page, system);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${system.backofficeUrl}/admin/feedback`);
    await expect(
      page.getByText("How to write the first two lines of a WhatsApp message"),
    ).toBeVisible();
    await expectAccessible(page, `feedback at ${width}`);
    await expectNoHorizontalScroll(page, `feedback at ${width}`);
    await page.getByText(title).click();
    await expect(page.getByText("The button <b>is</b> grey.")).toBeVisible();
    await expect(page.getByText(feedbackReasons["did-not-work"]).first()).toBeVisible();
    await expectAccessible(page, `feedback on an article at ${width}`);
    await expectNoHorizontalScroll(page, `feedback on an article at ${width}`);
  }
});

test("feedback that can't be sent shows an error and keeps its text", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await page.goto(helpArticle);
  const question = page.getByRole("region", { name: "Was this helpful?" });
  await question.getByRole("button", { name: "No", exact: true }).click();
  await question.getByLabel("Tell us more").fill("Kept");
  await page.route("**/_forms/feedback", (route) => route.abort());
  await question.getByRole("button", { name: "Send" }).click();
  await expect(question.getByRole("alert")).toHaveText(/could not be sent/);
  await expect(question.getByLabel("Tell us more")).toHaveValue("Kept");
  await page.unroute("**/_forms/feedback");
  await question.getByRole("button", { name: "Send" }).click();
  await expect(question.getByText(thanks)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a rating is stored, and the article is shown again with its thanks", async ({
    page,
    system,
  }) => {
    const count = () => system.database.rows("select 1 from article_feedback").length;
    const before = count();
    for (const [path, name] of [
      [helpArticle, "Yes"],
      ["/blog/the-first-two-lines", "No"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(thanks)).toBeHidden();
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page).toHaveURL(`${path}#feedback-thanks`);
      await expect(page.getByText(thanks)).toBeVisible();
    }
    expect(count()).toBe(before + 2);
  });
});
