import { brand } from "@crm/brand";
import { addEnterprise } from "@crm/contract/calls/add-enterprise";
import { addLead } from "@crm/contract/calls/add-lead";
import { contactUs } from "@crm/contract/calls/contact-us";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { listUntaxedPrices } from "../../../testing/untaxed-prices.ts";
import { writtenElements } from "../written-elements.tsx";
import type { WrittenPage } from "../written-page.ts";
import { legalPages } from "./legal-pages.ts";
import { Processors } from "./processors.tsx";
import { RobotCheck } from "./robot-check.tsx";

const texts = import.meta.glob<WrittenPage>("./*.mdx", { eager: true });

function read(file: string) {
  const text = texts[`./${file}.mdx`];
  if (!text) throw new Error(`There is no ${file}`);
  const Captcha = () => <RobotCheck provider="altcha" />;
  const html = renderToStaticMarkup(
    <text.default components={{ ...writtenElements, Captcha }} />,
  ).replaceAll("&#x27;", "'");
  return { html, words: html.replaceAll(/<[^>]*>/g, ""), headings: text.headings };
}

const numbersOf = (file: string) =>
  read(file)
    .headings.map(({ text }) => /^(\d+)\. /.exec(text)?.[1])
    .filter((number) => number !== undefined)
    .map(Number);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("the legal pages", () => {
  it("have one text each, and no unused text exists", () => {
    const files = legalPages.map(({ file }) => `./${file}.mdx`);
    expect(Object.keys(texts).sort()).toEqual(files.sort());
  });

  it("have the numbered sections: 12 in the terms, 8 in the privacy policy", () => {
    expect(numbersOf("terms-and-conditions")).toEqual(upTo(12));
    expect(numbersOf("privacy-policy")).toEqual(upTo(8));
  });

  it("are effective from 17/10/2024", () => {
    expect(legalPages.map(({ effective }) => effective)).toEqual([
      "2024-10-17",
      "2024-10-17",
      undefined,
    ]);
  });
});

it("the terms state trial, prices and limits", () => {
  const { words, html } = read("terms-and-conditions");
  expect(listUntaxedPrices(html)).toEqual([]);
  for (const fact of [
    "free for 7 days",
    "do not ask for a credit card",
    "₹1,299",
    "₹833",
    "100 entries a day, 3,000 a month and 35,000 a year",
    "no setup fee and no cancellation fee",
  ]) {
    expect(words).toContain(fact);
  }
});

it("the refund policy states the refund rules and what discounted means", () => {
  const { words, html } = read("refund-policy");
  for (const fact of [
    "at least 2 months",
    "5 to 7 business days",
    "MonthlyNo",
    "Promotional planNo",
    "Discounted planNo",
    "used a coupon or agreed on a lower price",
    "can be refunded",
  ]) {
    expect(words.replaceAll("\n", "")).toContain(fact);
  }
  expect(html).toContain(`mailto:${brand.contacts.supportEmail}?subject=`);
});

describe("the privacy policy", () => {
  const { words, html } = read("privacy-policy");

  /** How the policy names each field; a new form field has to be named there first. */
  const names: Record<string, string> = {
    email: "email",
    fullName: "name",
    name: "name",
    firstName: "first and last name",
    lastName: "first and last name",
    phone: "phone number",
    whatsApp: "phone number",
    companyName: "company name",
    companyEmployees: "company size",
    companySize: "company size",
    data: "whether you are new here",
    message: "your message",
  };
  const unkept = ["recaptchaToken", "company_id", "context"];

  it("names every field that a form sends", () => {
    for (const { request } of [addLead, addEnterprise, contactUs]) {
      for (const field of Object.keys(request.shape).filter((key) => !unkept.includes(key))) {
        expect(names, field).toHaveProperty(field);
        expect(words).toContain(names[field]);
      }
    }
  });

  it("says how long data is stored, and how to contact us", () => {
    expect(words).toMatch(/no second entry\s*30 days/);
    expect(words).toMatch(/can't be delivered\s*tried again for 5 days/);
    expect(words).toContain("20 minutes with our own check");
    expect(words).toContain("up to 10 minutes, in memory only");
    expect(words).toContain("until you ask us to erase it");
    expect(html).toContain(`mailto:${brand.contacts.supportEmail}`);
  });

  it("contains the dated notice: rights, withdrawal, grievance, Board, timing", () => {
    const notice = words.slice(words.indexOf("Notice under India's Digital"));
    for (const fact of [
      "Dated 24/11/2026",
      "Withdrawing consent",
      "name a person to use these rights for you",
      "within 30 days; the Rules allow 90 at most",
      "Data Protection Board of India",
      "apply from May 2027",
      `is our support team, ${brand.contacts.supportEmail}, ${brand.contacts.inquiryPhone}`,
    ]) {
      expect(notice).toContain(fact);
    }
  });

  it("names the companies that process data for us, once the owner has set them", () => {
    expect(renderToStaticMarkup(<Processors processors={[]} />)).toBe("");
    const mailer = { name: "A mail company", task: "sends our mail", country: "India" };
    expect(renderToStaticMarkup(<Processors processors={[mailer]} />)).toContain(
      "<li>A mail company, India: sends our mail</li>",
    );
  });

  it("names the provider of the robot check when it is not our own", () => {
    const other = renderToStaticMarkup(<RobotCheck provider="turnstile" />);
    expect(other).toContain("Cloudflare Turnstile");
    expect(other).toContain("cookies");
  });
});
