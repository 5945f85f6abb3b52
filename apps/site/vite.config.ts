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
            codeSplitting: {
              groups: [
                // The automatic split cuts the router in two halves, which are larger together.
                { name: "router", test: /node_modules\/react-router\//, priority: 1 },
                // And a page would load 50 scripts, most of them with less than a kilobyte. With the
                // small ones joined it loads 25, which are no larger together.
                {
                  name: "shared",
                  test: /\.(?:tsx?|m?js)$/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 4_000,
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
