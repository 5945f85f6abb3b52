import { describe, expect, test } from "vitest";
import { estimateMonthlyCost } from "./monthly-cost.ts";

describe("the cost of a month", () => {
  test("is the plan's price, also with fewer users than included", () => {
    const none = { marketing: 0, utility: 0 };
    expect(estimateMonthlyCost({ plan: "monthly", users: 3, ...none }).total).toBe(1299);
    expect(estimateMonthlyCost({ plan: "yearly", users: 1, ...none }).total).toBe(833);
  });

  test("is the same on both plans for each user beyond the third", () => {
    const usage = { users: 5, marketing: 0, utility: 0 };
    expect(estimateMonthlyCost({ plan: "monthly", ...usage })).toMatchObject({
      extraUserCount: 2,
      extraUsers: 1198,
      total: 2497,
    });
    expect(estimateMonthlyCost({ plan: "yearly", ...usage }).total).toBe(2031);
  });

  test("rounds conversations to the rupee, so that the parts add up to the total", () => {
    const cost = estimateMonthlyCost({ plan: "yearly", users: 3, marketing: 333, utility: 333 });
    expect(cost).toMatchObject({ marketing: 293, utility: 42, total: 833 + 293 + 42 });
  });
});
