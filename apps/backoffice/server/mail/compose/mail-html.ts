import { brand } from "@crm/brand";
import { escapeHtml } from "./escape-html.ts";
import type { MailContent } from "./mail-content.ts";

const { paper, sand, ink, soft, green, leaf, gold, line, white } = brand.colours;
const fonts = "Anek Latin,Segoe UI,Roboto,Helvetica,Arial,sans-serif";

/**
 * Renders a mail in the site's style: a chat bubble, a thin line and a card. It uses tables and
 * inline styles, because mail programs support little else.
 */
export function renderMailHtml(content: MailContent): string {
  const parts = [
    header(),
    bubble(content),
    connector(),
    card(content),
    content.message ? quote(content.message) : "",
    content.action ? button(content.action) : "",
    paragraphs(content.closing, soft),
    footer(),
  ];
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(content.headline)}</title>
</head>
<body style="margin:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font:16px/1.5 ${fonts};color:${ink}">
${parts.filter(Boolean).map(row).join("\n")}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function row(content: string): string {
  return `<tr><td>${content}</td></tr>`;
}

/** The product's name beside a bubble, without an image: most mail programs do not load images. */
function header(): string {
  return `<p style="margin:0 0 20px;font:700 20px/24px ${fonts};color:${ink}"><span style="display:inline-block;width:22px;height:22px;margin-right:10px;vertical-align:-4px;border-radius:8px 8px 8px 2px;background:${green}"></span>${escapeHtml(brand.product.name)}</p>`;
}

function bubble({ headline, opening }: MailContent): string {
  return `<div style="background:${leaf};border-radius:18px 18px 18px 5px;padding:20px 24px">
<h1 style="margin:0;font:650 24px/1.2 ${fonts};color:${ink}">${escapeHtml(headline)}</h1>
${paragraphs(opening, ink, "10px 0 0")}
</div>`;
}

/** The line between the bubble and the card. */
function connector(): string {
  return `<div style="width:2px;height:20px;margin-left:35px;background:${line};font-size:0">&nbsp;</div>
<div style="width:10px;height:10px;margin:0 0 -5px 31px;position:relative;border-radius:5px;background:${gold};font-size:0">&nbsp;</div>`;
}

function card({ facts }: MailContent): string {
  const rows = facts.map(({ label, value }, position) => {
    const rule = position === 0 ? "" : `border-top:1px solid ${line};`;
    return `<tr>
<td style="padding:10px 16px 10px 0;${rule}color:${soft};vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>
<td style="padding:10px 0;${rule}font-weight:600;word-break:break-word">${escapeHtml(value)}</td>
</tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${white};border:1px solid ${line};border-radius:14px;border-collapse:separate;padding:6px 24px 8px">
${rows.join("\n")}
</table>`;
}

function quote(message: string): string {
  return `<div style="margin-top:16px;background:${sand};border-radius:18px 18px 18px 5px;padding:16px 20px;white-space:pre-wrap;word-break:break-word">${escapeHtml(message)}</div>`;
}

function button({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${green};color:${white};text-decoration:none;font-weight:600;border-radius:999px;padding:12px 24px">${escapeHtml(label)}</a></p>`;
}

function paragraphs(sentences: readonly string[], colour: string, margin = "20px 0 0"): string {
  return sentences
    .map((text) => `<p style="margin:${margin};color:${colour}">${escapeHtml(text)}</p>`)
    .join("\n");
}

function footer(): string {
  const { legalName, city } = brand.company;
  return `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:14px;color:${soft}">${escapeHtml(`${legalName}, ${city}`)}</p>`;
}
