import { expect, it } from "vitest";
import type { QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import { describeFailed } from "./describe-failed.ts";

const leads = ["Asha", "Bala", "Chitra", "Dev", "Esha", "Farid", "Gita"].map((name) => ({
  ...{ id: name.toLowerCase(), name, email: null, phone: null },
})) as unknown as QueuedLead[];

it("names the leads that were not changed, with the reason", () => {
  const message = "Changed by somebody else in the meantime.";
  expect(describeFailed([{ id: "bala", message }], leads)).toBe(
    "Not changed: Bala. Changed by somebody else in the meantime.",
  );
  const failed = [
    { id: "asha", message },
    { id: "dev", message: "There is no such lead" },
    { id: "chitra", message },
  ];
  expect(describeFailed(failed, leads)).toBe(
    "Not changed: Asha, Chitra. Changed by somebody else in the meantime. Not changed: Dev. There is no such lead.",
  );
});

it("names five leads, and says how many more there are", () => {
  const failed = leads.map(({ id }) => ({ id, message: "There is no such lead" }));
  expect(describeFailed(failed, leads)).toBe(
    "Not changed: Asha, Bala, Chitra, Dev, Esha and 2 more. There is no such lead.",
  );
  expect(describeFailed(failed.slice(0, 5), leads)).toBe(
    "Not changed: Asha, Bala, Chitra, Dev, Esha. There is no such lead.",
  );
});
