import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { postCoverNames } from "@crm/drawings/data/post-covers";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { previewSize } from "../../../apps/site/app/seo/previews.ts";
import { inProject } from "../../../scripts/process/project.ts";
import { pictureBytes } from "./picture.ts";
import { listOutdated, listPictures } from "./picture-list.ts";

const pictures = listPictures();
const filesOf = (kind: string) =>
  pictures.filter(({ name }) => name.startsWith(kind)).flatMap(({ files }) => files);
const sizeOf = (file: string) => statSync(inProject(file)).size;

test("every picture shows the current drawing; if not, run `npm run pictures`", async () => {
  expect((await listOutdated()).map(({ picture, why }) => `${picture.name}: ${why}`)).toEqual([]);
});

test("every sample post has a cover and a preview of its own", () => {
  const posts = readdirSync(inProject("apps/backoffice/seed/blog")).map(
    (file) => path.parse(file).name,
  );
  expect(posts).toHaveLength(24);
  expect([...postCoverNames].sort()).toEqual(posts.sort());
  for (const post of posts) {
    expect(filesOf("previews/posts/")).toContain(`apps/site/public/previews/posts/${post}.png`);
  }
});

test("no picture file is unused", () => {
  const known = new Set(pictures.flatMap(({ files }) => files));
  const folders = new Set([...known].map((file) => path.posix.dirname(file)));
  const leftOver = [...folders]
    .flatMap((folder) => readdirSync(inProject(folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:png|webp|avif|mp4|webm|vtt)$/.test(file) && !known.has(file));
  expect(leftOver).toEqual([]);
});

describe.each(filesOf("previews/"))("%s", (file) => {
  test("has the size of a preview, and fewer than 100,000 bytes", async () => {
    expect(await sharp(inProject(file)).metadata()).toMatchObject(previewSize);
    expect(sizeOf(file)).toBeLessThan(100_000);
  });
});

test("no picture of a page is too large, and each has twice the drawing's width in pixels", async () => {
  const files = filesOf("guides/");
  expect(files.filter((file) => sizeOf(file) > pictureBytes)).toEqual([]);
  for (const file of files.filter((name) => name.endsWith(".webp"))) {
    const { width } = await sharp(inProject(file)).metadata();
    expect(width, file).toBe(2 * (file.includes(".wide.") ? 720 : 380));
  }
  // Tests beside the articles' texts check the pictures of articles.
  expect(filesOf("articles/").length).toBeGreaterThan(50);
});

test("the video has both formats below two megabytes, and captions to its end", () => {
  for (const file of filesOf("clips/")) {
    expect(existsSync(inProject(file)), file).toBe(true);
    expect(sizeOf(file), file).toBeLessThan(2_000_000);
  }
  const [captions = ""] = filesOf("clips/").filter((file) => file.endsWith(".vtt"));
  const text = readFileSync(inProject(captions), "utf8");
  expect(text).toMatch(/^WEBVTT\n/);
  expect(text.match(/ --> /g)).toHaveLength(10);
});
