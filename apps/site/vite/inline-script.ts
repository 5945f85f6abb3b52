import { build, type Plugin } from "vite";

const query = "?inline-script";

/**
 * `import text from "./script.ts?inline-script"` builds and minifies a module, with what it imports,
 * to the text of a classic script that can be inlined in a page.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await buildInlineScript(file))}`;
    },
  };
}

/**
 * @param file path of the script's module
 * @returns the minified text, as an immediately invoked function
 */
export async function buildInlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2020",
      rolldownOptions: {
        input: file,
        output: { format: "iife" },
        // Only constants are imported, never what a library does when it is loaded.
        treeshake: { moduleSideEffects: (id) => id === file },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error(`${file} was not built`);
  const [chunk, ...others] = output.output;
  if (others.length > 0) throw new Error(`${file} can't be inlined: it has more than one chunk`);
  return chunk.code.trim();
}
