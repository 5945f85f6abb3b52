import { expect, it } from "vitest";
import { templateRules } from "./template-rules.ts";
import { callToActionPhone, templateName } from "./templates.ts";

it("accepts only lowercase letters, digits and underscores in a name", () => {
  expect(templateName.example).toMatch(templateName.pattern);
  for (const wrong of ["Diwali_Sale", "diwali-sale", "diwali sale", "दिवाली", ""]) {
    expect(wrong).not.toMatch(templateName.pattern);
  }
});

it("requires a call-to-action's number with country code and without plus", () => {
  expect(callToActionPhone.example).toMatch(callToActionPhone.pattern);
  expect("+919876543210").not.toMatch(callToActionPhone.pattern);
  expect("09876543210").not.toMatch(callToActionPhone.pattern);
});

it("writes the limits into the rules", () => {
  expect(templateRules.textLength).toContain("1,024 characters");
  expect(templateRules.quickReplyCount).toContain("3 quick replies");
  expect(templateRules.quickReplyLength).toContain("20 characters");
});
