import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { brandStyles } from "../brand-styles.ts";

/** The main style sheet with all that any page uses, and the files that it names, such as fonts. */
export interface CompiledStyles {
  css: string;
  files: { fileName: string; source: string | Uint8Array }[];
}

/** @param sheet path of the main style sheet */
export async function compileStyles(sheet: string): Promise<CompiledStyles> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [brandStyles(), tailwindcss()],
    // A font in the sheet would be loaded by every page, also by one that has no text in it.
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: sheet } },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error(`${sheet} was not built`);
  const files = output.output.filter((file) => file.type === "asset");
  const main = files.find(({ fileName }) => fileName.endsWith(".css"));
  if (!main) throw new Error(`${sheet} has no style sheet`);
  return { css: String(main.source), files: files.filter((file) => file !== main) };
}
