import { describe, expect, it } from "vitest";
import { leadCapture, leadCaptureBody } from "./lead-capture.ts";

describe("the lead API of customers", () => {
  it("has the address, headers and messages that the tutorial promises", () => {
    expect(leadCapture).toMatchObject({
      method: "POST",
      path: "/lead/capture",
      companyParameter: "company_id",
      headers: ["apiKey", "Idempotency-Key"],
      statuses: { ok: 200, invalidKey: 401, workflowNotFound: 404, serverError: 500 },
      messages: {
        ok: "Lead captured",
        invalidKey: "Invalid API key",
        workflowNotFound: "Workflow not found",
        serverError: "Server error",
      },
    });
  });

  it("takes known fields, trimmed, and all others as extras", () => {
    const body = JSON.parse(
      `{"name":" Ravi ","message":" Hi ","visits":3,"vip":true,"note":"","old":null,"__proto__":"x"}`,
    );
    expect(leadCaptureBody.parse(body)).toEqual({
      fields: { name: "Ravi", message: "Hi" },
      extras: [
        ...[
          ["visits", 3],
          ["vip", true],
          ["note", ""],
          ["old", null],
          ["__proto__", "x"],
        ],
      ],
    });
    expect(leadCaptureBody.parse({})).toEqual({ fields: {}, extras: [] });
  });

  it.each([
    "name,firstName,lastName,email,phone,whatsApp,city,state,country,website,facebook",
    "instagram,linkedin,companyName,companySize,jobTitle,industry,source",
  ])("accepts 300 characters in each of %s, and no more", (names) => {
    for (const name of names.split(",")) {
      const text = "x".repeat(300);
      expect(leadCaptureBody.parse({ [name]: text })).toEqual({
        fields: { [name]: text },
        extras: [],
      });
      expect(leadCaptureBody.safeParse({ [name]: `${text}x` }).error?.issues).toMatchObject([
        { path: [name], message: "Please keep this under 300 characters" },
      ]);
    }
  });

  it("accepts 5,000 characters of message and of an extra, and no more", () => {
    const text = "x".repeat(5_000);
    expect(leadCaptureBody.parse({ message: text, note: text }).extras).toEqual([["note", text]]);
    expect(leadCaptureBody.safeParse({ message: `${text}x` }).error?.issues).toMatchObject([
      { path: ["message"], message: "Please keep this under 5000 characters" },
    ]);
    for (const note of [`${text}x`, [], {}]) {
      expect(leadCaptureBody.safeParse({ name: "Ravi", note }).error?.issues).toMatchObject([
        {
          code: "custom",
          path: ["note"],
          message: "Please send text, a number, true, false or null here, at most 5000 characters",
        },
      ]);
    }
  });

  it.each([[[]], ["text"], [null], [7], [undefined]])("rejects the body %j", (body) => {
    expect(leadCaptureBody.safeParse(body).success).toBe(false);
  });
});
