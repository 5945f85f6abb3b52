import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { parseHtml } from "@crm/server-kit/parse-html";
import type { Element, Root } from "hast";

const { monthly, yearly } = plans;
const amounts = [monthly.price, monthly.listPrice, monthly.extraUserPrice, yearly.price];
/** Any of the plans' prices, and not the beginning of a longer number. */
const planPrice = new RegExp(
  `(?:${amounts.map((amount) => formatRupees(amount)).join("|")})(?![\\d.,]*\\d)`,
);

/** The smallest part of a page that a reader takes in at once. */
const parts = ["section", "article", "details", "aside", "footer", "dialog", "body"];

/**
 * The texts of a page that show the price of a plan without saying anywhere in the same part of the
 * page whether tax is included. Descriptions and structured data have to say it in one string.
 *
 * @param html a page, or a piece of one
 */
export function listUntaxedPrices(html: string): string[] {
  return readTexts(parseHtml(html).tree).filter(isUntaxed);
}

function isUntaxed(text: string): boolean {
  return planPrice.test(text) && !text.includes(taxLine);
}

/** Each part's text without its inner parts, each description, each string of structured data. */
function readTexts(root: Root): string[] {
  const texts: string[] = [];
  const visit = (node: Root | Element): string => {
    let own = "";
    for (const child of node.children) {
      if (child.type === "text") own += child.value;
      if (child.type !== "element") continue;
      const { tagName, properties } = child;
      if (tagName === "meta") texts.push(String(properties.content ?? ""));
      else if (tagName !== "script") {
        const text = visit(child);
        if (parts.includes(tagName)) texts.push(text);
        else own += ` ${text}`;
      } else if (properties.type === "application/ld+json") texts.push(...readStrings(child));
    }
    return own;
  };
  texts.push(visit(root));
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
}

function readStrings({ children }: Element): string[] {
  const [data] = children;
  const strings: string[] = [];
  if (data?.type !== "text") return strings;
  JSON.parse(data.value, (_key, value: unknown) => {
    if (typeof value === "string") strings.push(value);
    return value;
  });
  return strings;
}
