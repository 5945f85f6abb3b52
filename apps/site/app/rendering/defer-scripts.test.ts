import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/s.css"/><link crossorigin="" rel="modulepreload" href="/assets/b.js"/></head><body><p>Hi</p><script>inline()</script><script type="module" async="">import "/assets/a.js";</script></body></html>`;

describe("deferScripts", () => {
  const deferred = deferScripts(page, "boot()");

  it("takes the preloads out and remembers them in order", () => {
    expect(deferred).not.toContain("modulepreload");
    expect(deferred).toContain('data-preload="/assets/a.js /assets/b.js"');
    expect(deferred).toContain('<link rel="stylesheet" href="/assets/s.css"/>');
  });

  it("leaves the module script's text as it is, but inert", () => {
    expect(deferred).toMatch(
      /<script type="text\/deferred" data-preload="[^"]*">import "\/assets\/a\.js";<\/script>/,
    );
    expect(deferred).not.toContain('type="module"');
  });

  it("puts the boot script last in the body", () => {
    expect(deferred).toMatch(/<script>boot\(\)<\/script><\/body><\/html>$/);
  });

  it("keeps a dollar sign in the boot script as it is", () => {
    expect(deferScripts(page, 'pick("$&")')).toContain('pick("$&")');
  });

  it.each([0, 2])("refuses a page with %i module scripts", (count) => {
    const script = '<script type="module" async="">x</script>';
    const other = `<body>${script.repeat(count)}</body>`;
    expect(() => deferScripts(other, "")).toThrow(`found ${count}`);
  });

  it("refuses a page without an end", () => {
    expect(() => deferScripts('<script type="module" async="">x</script>', "")).toThrow("no end");
  });
});
