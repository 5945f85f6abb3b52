import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brand, business } from "@crm/brand";
import { checkBrand } from "@crm/brand/launch/check-brand";
import { checkBusiness } from "@crm/brand/launch/check-business";
import { loadSecrets, secretsFile } from "@crm/server-kit/secrets";
import { describe, expect, test } from "vitest";
import { checkData } from "./check-data.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkSettings } from "./check-settings.ts";

const live = {
  SITE_URL: "https://crm.test",
  BACKOFFICE_URL: "https://desk.crm.test",
  APP_URL: "https://app.crm.test",
  SMTP_URL: "smtps://mail.crm.test",
  TRUSTED_PROXIES: "10.0.0.1",
};
const names = (env: Record<string, string | undefined>) =>
  checkSettings(env).map(({ where }) => where);

describe("settings", () => {
  test("for production have no findings", () => {
    expect(checkSettings(live)).toEqual([]);
  });

  test("in an empty environment have findings", () => {
    expect(names({})).toEqual(["SITE_URL", "BACKOFFICE_URL", "APP_URL", "SMTP_URL"]);
  });

  test.each([
    ["SITE_URL", "http://crm.test"],
    ["SITE_URL", "https://www.example.com"],
    ["APP_URL", "https://app.example.com"],
    ["SMTP_URL", "  "],
    ["SALES_TO", "sales@example.com"],
    ["TRUSTED_PROXIES", ""],
    ["AUTH_SECRET", "change-me-to-something"],
  ])("with %s=%s have a finding", (name, value) => {
    expect(names({ ...live, [name]: value })).toEqual([name]);
  });

  test("for other hosts need their addresses and keys, but no mail server", () => {
    expect(names({ ...live, BACKOFFICE: "off", SMTP_URL: "", BACKOFFICE_URL: "" })).toEqual([
      "API_URL",
      "ADMIN_URL",
      "API_KEY",
      "DEMO_CAMPAIGN_ID",
      "ENTERPRISE_COMPANY_ID",
    ]);
  });
});

describe("brand", () => {
  const real = {
    ...brand,
    company: { ...brand.company, street: ["7 Ashram Road"] },
    contacts: {
      inquiryPhone: "+91 79 4000 1234",
      salesPhone: "+91 79 4000 1235",
      salesEmail: "sales@crm.test",
      supportEmail: "support@crm.test",
      mailFrom: "Team <hello@crm.test>",
      whatsappNumber: "917940001234",
    },
    social: {
      facebook: "https://www.facebook.com/crm",
      youtube: "https://www.youtube.com/@crm",
      instagram: "https://www.instagram.com/crm",
      linkedin: "https://www.linkedin.com/company/crm",
    },
  };

  test("has no findings with real contacts", () => {
    expect(checkBrand(real)).toEqual([]);
  });

  test.each([
    ["salesEmail", "sales@example.com"],
    ["salesPhone", "+91 79 5550 0101"],
    ["whatsappNumber", "917955500100"],
  ])("has a finding for %s %s", (name, value) => {
    const found = checkBrand({ ...real, contacts: { ...real.contacts, [name]: value } });
    expect(found.map(({ what }) => what.split(" ")[0])).toEqual([`contacts.${name}`]);
  });
});

describe("facts that only the owner can decide", () => {
  const decided = {
    gst: { percent: 18, isIncluded: true, isConfirmed: true },
    whatsappMarkupPercent: 0,
    overagePrice: 0,
    paymentMethods: ["UPI"],
    refundCovers: "whole plan" as const,
    gstin: "24AAAAA0000A1Z5",
    cin: "U00000GJ2020PTC000000",
    registeredOffice: ["1 Sample Road"],
    grievanceOfficer: { name: "The owner", email: "owner@crm.test", phone: "+91 79 4000 1234" },
    courtsIn: "Surat",
    processors: [{ name: "A mail company", task: "sends mail", country: "India" }],
  };

  test("have no findings when all are decided, also when there is none", () => {
    expect(checkBusiness(decided)).toEqual([]);
    const none = { gstin: "", cin: "", registeredOffice: [], paymentMethods: [], processors: [] };
    expect(checkBusiness({ ...decided, ...none })).toEqual([]);
  });

  test("are each reported until they are decided", () => {
    const found = checkBusiness(business).map(({ what }) => what.split(":")[0]);
    expect(found).toEqual([
      "gst is to be confirmed by the owner",
      "whatsappMarkupPercent is to be decided by the owner",
      "overagePrice is to be decided by the owner",
      "refundCovers is to be decided by the owner",
      "paymentMethods is to be decided by the owner",
      "gstin is to be decided by the owner",
      "cin is to be decided by the owner",
      "registeredOffice is to be decided by the owner",
      "grievanceOfficer is to be decided by the owner",
      "courtsIn is to be decided by the owner",
      "processors is to be decided by the owner",
    ]);
  });

  test.each([
    ["gstin", "24AAAAA0000A1Z"],
    ["cin", "12345"],
  ])("have a finding when %s is %s", (name, value) => {
    expect(checkBusiness({ ...decided, [name]: value })).toHaveLength(1);
  });
});

test("pictures of another brand are listed, or counted if one kind has many", () => {
  expect(checkPictures([])).toEqual([]);
  const outdated = (name: string) => ({
    picture: { name, files: [`public/${name}.png`] },
    why: "brand" as const,
  });
  const guides = Array.from({ length: 20 }, (_, index) => outdated(`guides/${index}`));
  const found = checkPictures([outdated("previews/home"), ...guides]);
  expect(found.map(({ where }) => where)).toEqual(["public/previews/home.png", "20 guides"]);
  for (const { what } of found) expect(what).toContain("shows another brand");
});

test("secrets that other users may read are listed", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "doctor-"));
  loadSecrets(folder);
  expect(checkData(folder)).toEqual([]);
  chmodSync(path.join(folder, secretsFile), 0o644);
  expect(checkData(folder)[0]?.what).toContain("mode 644");
});
