import { createHash } from "node:crypto";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import type * as Later from "../app/pages/home/later-drawings.tsx";
import { laterSheet } from "../app/rendering/later-sheet.ts";
import { makePageStyles } from "./page-styles/make-page-styles.ts";

const id = "virtual:home-drawings";
const laterDrawingsFile = path.resolve(import.meta.dirname, "../app/pages/home/later-drawings.tsx");

interface Drawings {
  /** The document's address. */
  path: string;
  html: string;
  /** The text alternatives of the later drawings, by name. */
  labels: Record<string, string>;
}

/**
 * Draws the home page's drawings into one static document, and gives the page its address. The page
 * loads it when the reader comes near the first drawing that it lacks (`rendering/later-parts.ts`).
 * Without scripts it is shown in a frame, one drawing at a time.
 */
export function homeDrawings(): Plugin {
  let drawn: Promise<Drawings> | undefined;
  let isDevelopment = false;
  const draw = () => {
    drawn ??= drawHome(isDevelopment);
    return drawn;
  };
  return {
    name: "home-drawings",
    configResolved({ command }) {
      isDevelopment = command === "serve";
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const { path, labels } = await draw();
      return `export const drawingsPath = ${JSON.stringify(path)};
export const labels = ${JSON.stringify(labels)};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { path, html } = await draw();
      this.emitFile({ type: "asset", fileName: path.slice(1), source: html });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith("/assets/home-drawings-")) return next();
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end((await draw()).html);
      });
    },
  };
}

async function drawHome(isDevelopment: boolean): Promise<Drawings> {
  const { laterDrawings, documentClass } = await load<typeof Later>(laterDrawingsFile);
  const labels: Drawings["labels"] = {};
  const parts = Object.entries(laterDrawings).map(([name, Picture]) => {
    const attributes = { id: name, className: "@container/screen min-w-0" };
    const html = renderToStaticMarkup(createElement("div", attributes, createElement(Picture)));
    labels[name] = textOf(/aria-label="([^"]*)"/.exec(html)?.[1] ?? "");
    return html;
  });
  const sheet = isDevelopment
    ? undefined
    : (await makePageStyles()).addresses[laterSheet("pages/home/home")];
  const styles = sheet
    ? `<link rel="stylesheet" href="${sheet}" data-precedence="page" data-later>`
    : "";
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Drawings</title><meta name="robots" content="noindex">${styles}</head><body class="${documentClass}">${parts.join("")}</body></html>`;
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 8);
  return { path: `/assets/home-drawings-${hash}.html`, html, labels };
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: "error",
  });
  return module;
}

/** React escapes these in an attribute. */
function textOf(attribute: string): string {
  return attribute
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
