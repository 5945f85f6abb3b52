import { existsSync, readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { previewSize } from "../../apps/site/app/seo/previews.ts";
import { inProject } from "../process/project.ts";
import { listOutdated, pictureFile, pictureFolder, pictureNames } from "./picture-list.ts";

test("every picture shows its drawing as it is now; if not, run `npm run pictures`", () => {
  expect(listOutdated()).toEqual([]);
});

test("no picture is left over", () => {
  const files = existsSync(inProject(pictureFolder)) ? readdirSync(inProject(pictureFolder)) : [];
  expect(files.sort()).toEqual(pictureNames.map((name) => `${name}.png`).sort());
});

describe.each(pictureNames)("%s", (name) => {
  test("has the size that previews want, and few bytes", async () => {
    expect(await sharp(pictureFile(name)).metadata()).toMatchObject(previewSize);
    expect(statSync(pictureFile(name)).size).toBeLessThan(100_000);
  });
});
