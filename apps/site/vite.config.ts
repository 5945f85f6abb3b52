import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandStyles } from "./vite-brand-styles.ts";
import { brandIcons } from "./vite-icons.ts";

export default defineConfig({
  plugins: [
    brandStyles(),
    brandIcons(),
    tailwindcss(),
    { enforce: "pre", ...mdx() },
    reactRouter(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
  environments: {
    // The server around the pages is built with them: one module graph, one set of caches.
    ssr: { build: { rolldownOptions: { input: "./server/main.ts" } } },
  },
});
