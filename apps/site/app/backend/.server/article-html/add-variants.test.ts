import { describe, expect, it } from "vitest";
import { prepareBody } from "./prepare-body.ts";

const name = "board-1360x850-1f2e3d4c5b";
const show = (html: string) => prepareBody(html, "https://desk.example").html;

describe("a picture of our back office in a text", () => {
  it("offers AVIF and WebP in several widths, and keeps its size and its address", () => {
    const html = show(`<p><img src="/media/${name}.webp" alt="B" width="680" height="425"></p>`);
    expect(html).toContain(
      `<picture><source type="image/avif" srcset="/media/${name}.480.avif 480w, /media/${name}.960.avif 960w, /media/${name}.1360.avif 1360w" sizes="min(680px, 100vw)" />` +
        `<img alt="B" loading="lazy" decoding="async" src="/media/${name}.webp" width="680" height="425" srcset="/media/${name}.480.webp 480w, /media/${name}.960.webp 960w, /media/${name}.webp 1360w" sizes="min(680px, 100vw)" /></picture>`,
    );
  });

  it("opens large with its original", () => {
    const { pictures } = prepareBody(`<img src="/media/${name}.webp">`, "https://desk.example");
    expect(pictures).toMatchObject([{ src: `/media/${name}.webp` }]);
  });

  it("asks for the width that it is shown at", () => {
    const html = show(
      `<p><a href="/"><img src="/media/${name}.webp" width="300" height="188"></a>`,
    );
    expect(html).toContain('sizes="min(300px, 100vw)"');
  });

  it.each([
    "https://cdn.example/board.webp",
    `https://cdn.example/media/${name}.webp`,
    "/media/icon-48x48-1f2e3d4c5b.webp",
  ])("is shown as it is when it has no variants: %s", (src) => {
    expect(show(`<img src="${src}" alt="">`)).not.toMatch(/srcset|<picture/);
  });

  it("has variants only among the first hundred, so that a page stays small", () => {
    const html = show(`<img src="/media/${name}.webp">`.repeat(150));
    expect(html.match(/<picture>/g)).toHaveLength(100);
    expect(html.match(/<img /g)).toHaveLength(150);
  });
});
