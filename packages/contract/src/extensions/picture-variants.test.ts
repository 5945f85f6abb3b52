import { describe, expect, it } from "vitest";
import { listVariants, readVariant, writeSrcsets } from "./picture-variants.ts";

const names = (original: string) => listVariants(original).map(({ name }) => name);

describe("the variants of a stored picture", () => {
  it("are narrower than the original, and in AVIF also as wide as it is", () => {
    expect(names("board-1360x850-1f2e3d4c5b.webp")).toEqual([
      "board-1360x850-1f2e3d4c5b.480.webp",
      "board-1360x850-1f2e3d4c5b.480.avif",
      "board-1360x850-1f2e3d4c5b.960.webp",
      "board-1360x850-1f2e3d4c5b.960.avif",
      "board-1360x850-1f2e3d4c5b.1360.avif",
    ]);
  });

  it("are at most 1,440 pixels wide", () => {
    expect(listVariants("wide-1600x800-1f2e3d4c5b.webp").map(({ width }) => width)).toEqual([
      480, 480, 960, 960, 1440, 1440,
    ]);
    expect(names("w-1440x8-1f2e3d4c5b.webp").at(-1)).toBe("w-1440x8-1f2e3d4c5b.1440.avif");
  });

  it.each([
    ["board-320x200-1f2e3d4c5b.webp", 1],
    ["board-319x200-1f2e3d4c5b.webp", 0],
    ["board.webp", 0],
    ["../board-1360x850-1f2e3d4c5b.webp", 0],
  ])("of %s are %i", (original, count) => {
    expect(listVariants(original)).toHaveLength(count);
  });

  it("are read from their names", () => {
    expect(readVariant("board-1360x850-1f2e3d4c5b.960.avif")).toEqual({
      name: "board-1360x850-1f2e3d4c5b.960.avif",
      original: "board-1360x850-1f2e3d4c5b.webp",
      width: 960,
      format: "avif",
    });
  });

  it.each([
    "board-1360x850-1f2e3d4c5b.webp",
    "board-1360x850-1f2e3d4c5b.961.avif",
    "board-1360x850-1f2e3d4c5b.1440.avif",
    "board-1360x850-1f2e3d4c5b.960.png",
    "board-1360x850-1f2e3d4c5b.480.960.avif",
    "board.480.avif",
    "..%2fboard-1360x850-1f2e3d4c5b.480.avif",
  ])("do not include %s", (file) => {
    expect(readVariant(file)).toBeUndefined();
  });
});

describe("the srcset attributes of a stored picture", () => {
  it("list its variants and the original with their widths", () => {
    expect(writeSrcsets("/media/board-600x400-1f2e3d4c5b.webp")).toEqual({
      avif: "/media/board-600x400-1f2e3d4c5b.480.avif 480w, /media/board-600x400-1f2e3d4c5b.600.avif 600w",
      webp: "/media/board-600x400-1f2e3d4c5b.480.webp 480w, /media/board-600x400-1f2e3d4c5b.webp 600w",
    });
  });

  it.each([
    "/media/icon-48x48-1f2e3d4c5b.webp",
    "https://desk.example/media/board-600x400-1f2e3d4c5b.webp",
    "https://cdn.example/board.webp",
    "",
  ])("are absent for %s", (address) => {
    expect(writeSrcsets(address)).toBeUndefined();
  });
});
