import { brand } from "@crm/brand";
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { type CSSProperties, createElement as element, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Fact, MailContent } from "./mail-content.ts";

const { paper, sand, ink, soft, green, leaf, gold, line, white } = brand.colours;
const fontFamily = "Anek Latin,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
const speechBubble = { borderRadius: "18px 18px 18px 5px" };

/**
 * Renders a mail in the site's style: a chat bubble, a thin line and a card. React Email's components
 * make tables and inline styles, because mail programs support little else; React escapes all texts.
 * Node runs these sources without a build, so there is no JSX.
 */
export function renderMailHtml(content: MailContent): string {
  const { headline, opening, facts, message, action, closing } = content;
  const html = element(
    Html,
    { lang: "en-IN" },
    element(
      Head,
      null,
      element("meta", { name: "viewport", content: "width=device-width" }),
      element("title", null, headline),
    ),
    element(
      Body,
      { style: { margin: 0, background: paper, fontFamily, color: ink } },
      element(
        Container,
        { style: { maxWidth: 560, padding: "32px 16px" } },
        header(),
        bubble(headline, opening),
        connector(),
        card(facts),
        message && quote(message),
        action && button(action),
        closing.map((sentence) => paragraph(sentence, soft, "20px 0 0")),
        footer(),
      ),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(html)}\n`;
}

function paragraph(text: ReactNode, color: string, margin: string, style?: CSSProperties) {
  const key = typeof text === "string" ? text : undefined;
  const base = { margin, color, fontSize: "16px", lineHeight: "24px" };
  return element(Text, { key, style: { ...base, ...style } }, text);
}

/** The product's name beside a bubble, without an image: most mail programs do not load images. */
function header() {
  const dot = {
    display: "inline-block",
    width: 22,
    height: 22,
    marginRight: 10,
    verticalAlign: -4,
    borderRadius: "8px 8px 8px 2px",
    background: green,
  };
  const name = [element("span", { key: "dot", style: dot }), brand.product.name];
  return paragraph(name, ink, "0 0 20px", { fontSize: "20px", fontWeight: 700 });
}

function bubble(headline: string, opening: readonly string[]) {
  const style = { margin: 0, fontSize: "24px", lineHeight: "29px", fontWeight: 650, color: ink };
  return element(
    Section,
    { style: { ...speechBubble, background: leaf, padding: "20px 24px" } },
    element(Heading, { as: "h1", style }, headline),
    opening.map((sentence) => paragraph(sentence, ink, "10px 0 0")),
  );
}

/** The line between the bubble and the card. */
function connector() {
  const thread = { width: 2, height: 20, marginLeft: 35, background: line, fontSize: 0 };
  const knot = { width: 10, height: 10, margin: "0 0 0 31px", borderRadius: 5, background: gold };
  return element(
    Section,
    null,
    element("div", { style: thread }, "\u00a0"),
    element("div", { style: { ...knot, fontSize: 0 } }, "\u00a0"),
  );
}

function card(facts: readonly Fact[]) {
  const rows = facts.map(({ label, value, url }, position) => {
    const cell = {
      padding: "10px 0",
      verticalAlign: "top",
      lineHeight: "24px",
      ...(position > 0 && { borderTop: `1px solid ${line}` }),
    };
    const name = { ...cell, width: 130, color: soft };
    const text = { ...cell, fontWeight: 600, wordBreak: "break-word" } as const;
    const children = [
      element(Column, { key: "label", style: name }, label),
      element(
        Column,
        { key: "value", style: text },
        url ? element("a", { href: url, style: { color: green } }, value) : value,
      ),
    ];
    return element(Row, { key: label, ...{ children } });
  });
  const style = {
    background: white,
    border: `1px solid ${line}`,
    borderRadius: 14,
    borderCollapse: "separate",
    padding: "6px 24px 8px",
  } as const;
  return element(Section, { style }, rows);
}

function quote(message: string) {
  const style = {
    ...speechBubble,
    marginTop: 16,
    background: sand,
    padding: "16px 20px",
    lineHeight: "24px",
    whiteSpace: "pre-wrap",
    wordBreak: "break-word",
  } as const;
  return element("div", { style }, message);
}

function button({ label, url }: { label: string; url: string }) {
  const style = {
    marginTop: 24,
    padding: "12px 24px",
    borderRadius: 999,
    background: green,
    color: white,
    fontWeight: 600,
  };
  return element(Button, { href: url, style }, label);
}

function footer() {
  const { legalName, city } = brand.company;
  const style = { paddingTop: 16, borderTop: `1px solid ${line}`, fontSize: "14px" };
  return paragraph(`${legalName}, ${city}`, soft, "32px 0 0", style);
}
