import { expect, it } from "vitest";
import { courtsIn, grievanceContact, listRegistrations, registrations } from "./legal-facts.ts";

it("shows no registration until the owner has set one", () => {
  expect(registrations).toEqual([]);
});

it("lists the registrations that are set", () => {
  const office = ["12 Sample Road", "Surat 395007"];
  expect(listRegistrations({ gstin: "a", cin: null, registeredOffice: office })).toEqual([
    { label: "GSTIN", value: "a" },
    { label: "Registered office", value: "12 Sample Road, Surat 395007" },
  ]);
});

it("sends complaints to the support team and disputes to the company's city until they are set", () => {
  expect(grievanceContact).toEqual({
    name: "our support team",
    email: "support@example.com",
    phone: "+91 79 5550 0100",
  });
  expect(courtsIn).toBe("Ahmedabad");
});
