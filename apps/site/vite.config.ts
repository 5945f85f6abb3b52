import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { articleWorker } from "./vite/article-worker.ts";
import { brandStyles } from "./vite/brand-styles.ts";
import { coverSheet } from "./vite/cover-sheet.ts";
import { fieldAttributes } from "./vite/field-attributes.ts";
import { homeDrawings } from "./vite/home-drawings.ts";
import { brandIcons } from "./vite/icons.ts";
import { inlineScripts } from "./vite/inline-script.ts";
import { thirdPartyLicences } from "./vite/licences.ts";
import { writtenPages } from "./vite/mdx/written-pages.ts";
import { pageStyles } from "./vite/page-styles/page-styles.ts";
import { precompress } from "./vite/precompress.ts";
import { serverOnlyModules } from "./vite/server-only.ts";

const ownModule = /\.(?:tsx?|m?js)$/;

export default defineConfig({
  plugins: [
    brandStyles(),
    brandIcons(),
    coverSheet(),
    pageStyles(),
    homeDrawings(),
    serverOnlyModules(),
    inlineScripts(),
    articleWorker(),
    fieldAttributes(),
    thirdPartyLicences(),
    tailwindcss(),
    writtenPages(),
    reactRouter(),
    babel({ presets: [reactCompilerPreset()] }),
    precompress(),
  ],
  // What the first scan misses would reload the page in the middle of a first visit.
  optimizeDeps: {
    include: [
      "react/compiler-runtime",
      "zod",
      "sonner",
      "altcha/external",
      "libphonenumber-js/min",
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each page's HTML lists its chunks, and the automatic names have all their importers.
            chunkFileNames: ({ name }) =>
              `assets/${name.replace(/^shared~.*~/, "shared~")}-[hash].js`,
            // The automatic split would make a file for each combination of routes. With these
            // groups a page loads about ten files, which are hardly larger together.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // These two modules import all of the frame.
                { name: "frame", test: /app\/(?:root|entry\.client)\.tsx$/, priority: 1 },
                // What most pages use.
                { name: "page", test: ownModule, minShareCount: 8, priority: 1 },
                // Else the calculator of the pricing page would load the forms, which name a plan too.
                { name: "page", test: /contract\/src\/pricing\/plans/, priority: 1 },
                // What pages with a form load before it is touched. The forms themselves are a group below.
                {
                  name: "form-html",
                  test: /app\/(?:rendering\/form-html|forms\/drafts|ui\/card)/,
                  priority: 1,
                },
                { name: "lead-form-layout", test: /dialogs\/lead-form-layout/, priority: 1 },
                // What the thank-you page shares with the forms.
                {
                  name: "thank-you-state",
                  test: /app\/(?:forms\/thank-you-state|ui\/use-is-hydrating)/,
                  priority: 1,
                },
                // What articles and lists share.
                {
                  name: "ui",
                  test: /app\/(?:ui\/(?!breadcrumbs|carousel|follow-)|lists\/list-failure|navigation\/await-briefly)/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: "forms",
                  test: /app\/(?:forms|dialogs\/(?:lead-form|book-demo|enterprise))/,
                  minShareCount: 2,
                  priority: 1,
                },
                // Else landing pages would load parts of articles, and lists those of the search.
                {
                  name: "articles",
                  test: /app\/(?:articles\/(?!blog\/(?:copy|list-copy)).*\.tsx?$|ui\/breadcrumbs)/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: "search",
                  test: /app\/search\/(?:term|search-f|use-title-search)/,
                  minShareCount: 2,
                  priority: 1,
                },
                // The list under a search box, which is loaded when the box gets the focus.
                { name: "title-list", test: /app\/search\//, minShareCount: 2, priority: 1 },
                {
                  name: "shared",
                  test: ownModule,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 15_000,
                },
              ],
            },
          },
        },
      },
    },
    // The server around the pages is built with them: one module graph, one set of caches.
    ssr: { build: { rolldownOptions: { input: "./server/main.ts" } } },
  },
});
