import { solveCaptcha } from "../fixtures/demo-form.ts";
import { openPlainForm, plainForms } from "../fixtures/forms-without-scripts.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../fixtures/page-checks.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

for (const plainForm of plainForms) {
  test(`the ${plainForm.kind} form that a browser has sent by itself passes axe, and the script sends it again`, async ({
    page,
    system,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*422/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { form, visitor } = await openPlainForm(page, system.siteUrl, plainForm);
    await form.getByLabel("Email", { exact: true }).fill("asha@shop");
    // As a browser sends it whose scripts have not arrived.
    await form.evaluate((element: HTMLFormElement) =>
      HTMLFormElement.prototype.submit.call(element),
    );
    await expect(form.getByRole("alert")).toContainText("Invalid email format");
    await waitUntilReady(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${plainForm.path} at ${width} px`);
      await expectNoHorizontalScroll(page, `${plainForm.path} at ${width} px`);
    }

    await form.getByLabel("Email", { exact: true }).fill(visitor.email);
    await solveCaptcha(form);
    await form.getByRole("button", { name: "Submit" }).click();
    if (plainForm.kind === "contact") {
      await expect(form.getByRole("status").getByText("Thank you for your inquiry!")).toBeVisible();
      await expect(form.getByLabel("Last name")).toHaveValue("");
    } else {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(plainForm.thanks);
    }
    expect(
      system.database.rows("select kind, review from leads where email = ?", visitor.email),
    ).toEqual([{ kind: plainForm.kind, review: null }]);
  });
}

test("the native attributes come from the schema, and the browser's messages are off once scripts run", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await waitUntilReady(page);
  const form = page.getByRole("form", { name: "Send Message" });
  const email = form.getByLabel("Email", { exact: true });
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("maxlength", "254");
  await expect(email).toHaveAttribute("required", "");
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveAttribute("maxlength", "5000");
  await expect(form).toHaveAttribute("method", "post");
  await expect(form).toHaveAttribute("action", "/contact-us");
  await expect(form).toHaveAttribute("novalidate", "");
});
