import { describe, expect, it } from "vitest";
import { describeFailure, hideAddresses } from "./describe-failure.ts";
import { toMailbox } from "./mailbox.ts";

const smtpError = (command: string, responseCode: number, response?: string) =>
  Object.assign(new Error("the library's message"), { command, responseCode, response });

describe("a failure of the mail server", () => {
  it.each([
    ["DATA", 554, "5.6.0 Not taken", true],
    ["DATA", 500, undefined, true],
    ["DATA", 499, "4.6.0 Later", false],
    ["RCPT TO", 550, "5.1.1 No such mailbox", true],
    ["RCPT TO", 550, "5.2.1 Mailbox disabled", true],
    ["RCPT TO", 550, "5.7.1 Relay denied", false],
    ["RCPT TO", 552, "5.2.2 Mailbox full", false],
    ["RCPT TO", 550, "No such user", true],
    ["RCPT TO", 551, "No such user", true],
    ["RCPT TO", 553, "No such user", true],
    ["RCPT TO", 552, "Full", false],
    ["RCPT TO", 554, undefined, false],
    ["RCPT TO", 550, undefined, true],
    ["RCPT TO", 450, "5.1.1 Odd", false],
    ["RCPT TO", 550, "Error 15.1.1x", true],
    ["RCPT TO", 554, "5.1.10 No mail here", true],
    ["RCPT TO", 550, "5.10.1 Odd", false],
    ["AUTH PLAIN", 535, "5.7.8 Wrong password", false],
    ["MAIL FROM", 550, "5.1.8 Sender rejected", false],
  ])("%s answered %i %s is permanent: %s", (command, code, response, isPermanent) => {
    expect(describeFailure(smtpError(command, code, response))).toEqual({
      sentence: `The mail server said: ${response ?? "the library's message"}`,
      isPermanent,
    });
  });

  it("is a sentence on one line of at most 500 characters", () => {
    const { sentence } = describeFailure(
      smtpError("DATA", 451, `4.3.0 Come\r\n  back ${"x".repeat(600)}`),
    );
    expect(sentence).toMatch(/^The mail server said: 4\.3\.0 Come back x+$/);
    expect(sentence).toHaveLength(500);
  });

  it("can be fixed when the server can't be reached", () => {
    for (const error of [new Error("connect ECONNREFUSED"), "connect ECONNREFUSED"]) {
      expect(describeFailure(error)).toEqual({
        sentence: "The mail server can't be reached: connect ECONNREFUSED",
        isPermanent: false,
      });
    }
  });
});

it.each([
  [" Rekha@Parmar.in ", "rekha@parmar.in"],
  ["r.e.kha+crm+x@gmail.com", "rekha@gmail.com"],
  ["rekha@googlemail.com", "rekha@gmail.com"],
  ["rekha", "rekha@"],
])("all spellings of a mailbox are equal: %s", (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox);
});

it("is logged without the addresses that the mail server repeats", () => {
  const sentence = "The mail server said: 550 5.1.1 <asha+a@shop.in>: no such user asha@shop.in.";
  expect(hideAddresses(sentence)).toBe(
    "The mail server said: 550 5.1.1 <<address>>: no such user <address>",
  );
});
