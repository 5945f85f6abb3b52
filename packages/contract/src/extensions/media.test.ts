import { expect, it } from "vitest";
import { isRemotePicture, mediaAddress, readPictureDigest, readPictureSize } from "./media.ts";

const name = "board-1360x850-1f2e3d4c5b.webp";
const size = { width: 1360, height: 850 };

it("writes a picture's size and ten digits of its content hash into its address", () => {
  expect(mediaAddress("board", size, "1f2e3d4c5b6a7f8e")).toBe(`/media/${name}`);
});

it.each([
  [`/media/${name}`, size],
  [`https://desk.example/media/${name}`, size],
  ["/media/a-chat--board2-page-1x2-0123456789.webp", { width: 1, height: 2 }],
  ["/media/board-12345x54321-abcdefabcd.webp", { width: 12_345, height: 54_321 }],
])("reads the size from %s", (address, expected) => {
  expect(readPictureSize(address)).toEqual(expected);
});

it.each([
  ...["", "/media/", "/media", name, `/pictures/${name}`, `/media/x/${name}`, `/media/${name}?v=2`],
  ...[`/media/-${name}`, "/media/board-1360x850-1f2e3d4c5.webp", "/media/board-1360x850.webp"],
  ...["/media/board-123456x1-1f2e3d4c5b.webp", "/media/board-1x123456-1f2e3d4c5b.webp"],
  ...["/media/bo.ard-1x1-1f2e3d4c5b.webp", "/media/board---a-1x1-1f2e3d4c5b.webp"],
  ...["/media/board-ax1-1f2e3d4c5b.webp", "/media/board-1xa-1f2e3d4c5b.webp"],
  ...["/media/board-1x1-1f2e3d4c5g.webp", "/media/board-1x1-1f2e3d4c5b.webpx", `/media/ ${name}`],
])("reads no size from %j", (address) => {
  expect(readPictureSize(address)).toBeUndefined();
});

it("reads the content hash from a file name, and from nothing else", () => {
  expect(readPictureDigest(name)).toBe("1f2e3d4c5b");
  expect(readPictureDigest(`/media/${name}`)).toBeUndefined();
  expect(readPictureDigest("board.webp")).toBeUndefined();
});

it.each([
  ["https://shop.example/a.png", true],
  ["HTTP://shop.example/a.png", true],
  ["//shop.example/a.png", true],
  [`/media/${name}`, false],
  ["/previews/help.png", false],
  ["/media/folder//picture.webp", false],
  [" https://shop.example/a.png", true],
])("says whether a picture is on another website: %s", (src, expected) => {
  expect(isRemotePicture(src)).toBe(expected);
});
