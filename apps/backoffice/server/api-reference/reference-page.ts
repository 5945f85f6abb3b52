import { brand } from "@crm/brand";
import { type Operation, operationGroups, operations } from "@crm/contract/open-api/operations";
import { html, raw } from "hono/html";
import { type Field, listFields } from "./list-fields.ts";
import { referenceStyles } from "./reference-styles.ts";

/**
 * Writes the page that shows each request: address, headers, fields and answer. It has no script.
 *
 * @param hosts the addresses of `{api}` and `{admin}`
 */
export function writeReferencePage(hosts: Record<Operation["host"], string>, documentPath: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API reference | ${brand.product.name}</title>
        <style>${raw(referenceStyles)}</style>
      </head>
      <body>
        <header>
          <h1>API reference</h1>
          <p>
            The requests that the website sends to its hosts, and the lead API for customers' own
            websites. <a href="${documentPath}">OpenAPI 3.1 document</a>
          </p>
          <dl>
            <dt>{api}</dt>
            <dd><code>${hosts.api}</code></dd>
            <dt>{admin}</dt>
            <dd><code>${hosts.admin}</code></dd>
          </dl>
        </header>
        <nav aria-label="Requests">${operationGroups.map(writeGroupLinks)}</nav>
        <main>${operations.map(writeOperation)}</main>
      </body>
    </html>`;
}

function writeGroupLinks(group: string) {
  const members = operations.filter((operation) => operation.group === group);
  return html`<h2>${group}</h2>
    <ul>
      ${members.map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}
    </ul>`;
}

function writeOperation(operation: Operation) {
  const { id, number, summary, host, method, path, headers, query, partQuery } = operation;
  const { request, response } = operation;
  const search = query.length > 0 ? `?${query.map((name) => `${name}=…`).join("&")}` : "";
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${summary}</h2>
    <p class="address">
      <span class="${method.toLowerCase()}">${method}</span>
      <code>{${host}}${path.replaceAll(/:(\w+)/g, "{$1}")}${search}</code>
    </p>
    ${number === undefined ? "" : html`<p>Call ${number} of the website.</p>`}
    ${headers.length === 0 ? "" : html`<p>Headers: ${writeNames(headers)}</p>`}
    ${
      partQuery
        ? html`<p>
          For a part of the list, as a query, on hosts that list <code>article-parts</code>:
          ${writeNames(partQuery)}
        </p>`
        : ""
    }
    ${request ? writeFields("Body", listFields(request)) : ""}
    ${writeFields("Answer", listFields(response))}
  </section>`;
}

function writeNames(names: readonly string[]) {
  return names.map((name, place) => html`${place > 0 ? ", " : ""}<code>${name}</code>`);
}

function writeFields(title: string, fields: readonly Field[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Value</th>
          <th scope="col">Required</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ name, kind, required }) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${kind}</td>
              <td>${required ? "yes" : "no"}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
