import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directiveOf = (policy: string, name: string) =>
  policy.split("; ").find((directive) => directive.startsWith(`${name} `));

describe("contentSecurityPolicy", () => {
  it("lists each inline script once by its hash, and nothing else", () => {
    const policy = contentSecurityPolicy(["one()", 'import "/b.js"', "one()"]);
    expect(directiveOf(policy, "script-src")).toBe(
      `script-src 'self' ${hashOf("one()")} ${hashOf('import "/b.js"')}`,
    );
  });

  it("hashes the exact text, including line breaks and non-Latin characters", () => {
    const text = '\n  greet("नमस्ते")\n';
    expect(contentSecurityPolicy([text])).toContain(hashOf(text));
  });

  it("blocks what the site does not use", () => {
    const policy = contentSecurityPolicy([]);
    for (const directive of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "frame-src 'none'",
      "connect-src 'self'",
      "font-src 'self' data:",
      "form-action 'self'",
    ]) {
      expect(policy.split("; ")).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it("adds the origins from the settings", () => {
    const policy = contentSecurityPolicy([], {
      script: ["https://captcha.example"],
      frame: ["https://captcha.example"],
      form: ["https://app.example.com"],
    });
    expect(directiveOf(policy, "script-src")).toBe("script-src 'self' https://captcha.example");
    expect(directiveOf(policy, "frame-src")).toBe("frame-src https://captcha.example");
    expect(directiveOf(policy, "form-action")).toBe("form-action 'self' https://app.example.com");
  });

  it("allows exactly the style sheet that the pinned toast library injects", () => {
    const library = createRequire(import.meta.url).resolve("sonner");
    const css = /__insertCSS\((".*")\);/.exec(readFileSync(library, "utf8"))?.[1] ?? '""';
    expect(directiveOf(contentSecurityPolicy([]), "style-src")).toBe(
      `style-src 'self' ${hashOf("")} ${hashOf(JSON.parse(css))}`,
    );
  });
});
