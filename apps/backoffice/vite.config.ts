import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { brand } from "@crm/brand";
import { mark, writeMarkPaths } from "@crm/brand/mark";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { listLicences } from "../../scripts/licences/list-licences.ts";

const { colours, product } = brand;
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${writeMarkPaths()}</svg>`;
// Files below assets/ are kept for a year, so their names change with their content.
const iconName = `assets/mark-${createHash("sha256").update(icon).digest("hex").slice(0, 8)}.svg`;

/** Gives the page the product's name, colour and icon, so that none is spelled there. */
const brandPage: Plugin = {
  name: "brand-page",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: iconName, source: icon });
  },
  transformIndexHtml: (html) => ({
    html: html.replace("%PRODUCT%", product.name),
    tags: [
      { tag: "meta", attrs: { name: "theme-color", content: colours.paper }, injectTo: "head" },
      { tag: "link", attrs: { rel: "icon", href: `/admin/${iconName}` }, injectTo: "head" },
    ],
  }),
};

/** Whose code the desk ships; the site's page of licences shows it. */
const licenceList = fileURLToPath(new URL("build/licences.json", import.meta.url));

/**
 * The desk's build. The server puts a fresh nonce in the page for each request (`desk-page.ts`),
 * so the page has a placeholder here.
 */
export default defineConfig({
  root: fileURLToPath(new URL("desk", import.meta.url)),
  base: "/admin/",
  plugins: [
    react(),
    brandPage,
    listLicences(licenceList, ["@fontsource-variable/anek-latin"], import.meta.url),
  ],
  html: { cspNonce: "__NONCE__" },
  build: {
    outDir: fileURLToPath(new URL("build/desk", import.meta.url)),
    emptyOutDir: true,
    // A data: font or picture would need its own exception in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
  },
});
