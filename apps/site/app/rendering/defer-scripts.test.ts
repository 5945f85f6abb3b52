import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="stylesheet" href="/assets/s.css" nonce="n1"/><link crossorigin="" rel="modulepreload" href="/assets/b.js" nonce="n1"/></head><body><p>Hi</p><script nonce="n1">inline()</script><script nonce="n1" type="module" async="">import "/assets/a.js";</script></body></html>`;

describe("deferScripts", () => {
  const deferred = deferScripts(page, "boot()", "n1");

  it("removes the preloads and stores them in order", () => {
    expect(deferred).not.toContain("modulepreload");
    expect(deferred).toContain('data-preload="/assets/a.js /assets/b.js"');
    expect(deferred).toContain('<link rel="stylesheet" href="/assets/s.css" nonce="n1"/>');
  });

  it("leaves the module script's text unchanged, but inert", () => {
    expect(deferred).toMatch(
      /<script nonce="n1" type="text\/deferred" data-preload="[^"]*">import "\/assets\/a\.js";<\/script>/,
    );
    expect(deferred).not.toContain('type="module"');
  });

  it("puts the boot script last in the body", () => {
    expect(deferred).toMatch(/<script nonce="n1">boot\(\)<\/script><\/body><\/html>$/);
  });

  it("leaves a dollar sign in the boot script unchanged", () => {
    expect(deferScripts(page, 'pick("$&")', "n1")).toContain('pick("$&")');
  });

  it("does not change scripts in the page's content", () => {
    const injected =
      '<link rel="modulepreload" href="/evil.js"/><script type="module" async="">evil()</script>';
    const given = page.replace("<p>Hi</p>", injected);
    expect(deferScripts(given, "boot()", "n1")).toContain(injected);
    expect(deferScripts(given, "boot()", "n1")).toContain(
      'data-preload="/assets/a.js /assets/b.js"',
    );
  });

  it.each([0, 2])("throws for a page with %i module scripts", (count) => {
    const script = '<script nonce="n1" type="module" async="">x</script>';
    const other = `<body>${script.repeat(count)}</body>`;
    expect(() => deferScripts(other, "", "n1")).toThrow(`found ${count}`);
  });

  it("throws for a page without an end of body", () => {
    const script = '<script nonce="n1" type="module" async="">x</script>';
    expect(() => deferScripts(script, "", "n1")).toThrow("no end");
  });
});
