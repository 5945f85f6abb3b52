import { describe, expect, it } from "vitest";
import { keepContent, readContent } from "./server-content.ts";

describe("a page's content that is kept on the server", () => {
  it("is read from the loader's result, whose own text is only what is sent", () => {
    const article = { title: "Import contacts", html: "<p>Long</p>" };
    const kept = keepContent(article, { term: "import" });
    expect(readContent(kept)).toBe(article);
    expect(JSON.stringify(kept)).toBe('{"term":"import"}');
  });

  it("is not there for another result, as in the browser", () => {
    expect(() => readContent({ ...keepContent("text") })).toThrow("not kept here");
  });
});
