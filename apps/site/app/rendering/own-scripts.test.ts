import { expect, it } from "vitest";
import { readOwnScripts } from "./own-scripts.ts";

it("reads the exact text of scripts with the nonce, and removes the nonce", () => {
  const html = `<link rel="stylesheet" nonce="n1"/><script nonce="n1">\n  greet("नमस्ते")\n</script><script nonce="n1" type="text/deferred" data-preload="/b.js">import "/b.js"</script>`;
  expect(readOwnScripts(html, "n1")).toEqual({
    page: `<link rel="stylesheet"/><script>\n  greet("नमस्ते")\n</script><script type="text/deferred" data-preload="/b.js">import "/b.js"</script>`,
    scripts: ['\n  greet("नमस्ते")\n', 'import "/b.js"'],
  });
});

it.each([
  "<script>evil()</script>",
  '<script nonce="guess">evil()</script>',
  '<script type="module" nonce="">evil()</script>',
  "<SCRIPT>evil()</SCRIPT>",
  '<script type="text/deferred">evil()</script>',
  // Swallows the next script: the renderer wrote neither text.
  "<script>evil()/*",
])("does not read %s from the page's content", (injected) => {
  const html = `<p>${injected}</p><script nonce="n1">own()</script>`;
  expect(readOwnScripts(html, "n1").scripts).toEqual(["own()"]);
});
