import { outcomeMessages } from "@crm/contract/messages";
import {
  expectValuesUnchanged,
  newVisitor,
  prepareDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { expect, test } from "../fixtures/test.ts";

test("the form keeps its values and its idempotency key when a site that can store nothing stops during a booking", async ({
  page,
  freshStandInSite: { siteUrl, host, restartSite, lockSpool },
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.expect(/Failed to load resource|Failed to submit data!/);
  const sent = () => host.log.filter(({ number }) => number === 1);
  const visitor = newVisitor();
  host.behave(1, "silent");
  lockSpool();
  const dialog = await prepareDemo(page, siteUrl, visitor);
  await submit(dialog);
  await expect.poll(() => sent().length).toBe(1);

  const restarted = restartSite();
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible({ timeout: 20_000 });
  await expectValuesUnchanged(dialog, visitor);
  await restarted;

  host.behave(1, "normal");
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(`${siteUrl}/thankyou`);
  const keys = sent().map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/\w/);
});
