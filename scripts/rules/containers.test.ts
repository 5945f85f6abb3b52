import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { listProjectFiles, readText } from "./sources.ts";

const files = listProjectFiles();
const dockerfile = readText("Dockerfile");
const compose = readText("compose.yaml");

test("the Dockerfile copies the manifest of each workspace, and only files that exist", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from|\.)(.+) \S+$/gm)].flatMap(
    ([, sources = ""]) => sources.split(" "),
  );
  const manifests = files.filter((file) => file.endsWith("package.json"));
  expect(manifests.length).toBeGreaterThan(8);
  expect(copied.toSorted()).toEqual([...manifests, ".npmrc", "package-lock.json"].toSorted());
});

test("the images' Node has the fix of its Brotli decoder", () => {
  const [, major, minor, patch] = dockerfile.match(/NODE_IMAGE=node:(\d+)\.(\d+)\.(\d+)/) ?? [];
  expect(Number(major)).toBe(24);
  expect(Number(minor) * 1_000 + Number(patch)).toBeGreaterThanOrEqual(22_001);
});

test("compose passes each setting to the apps, but for those that the images set", () => {
  const setByImages = ["BACKOFFICE", "BACKOFFICE_PORT", "DATA_DIR", "HOST", "PORT", "SITE_PORT"];
  const settings = Object.keys(parseEnv(readText(".env.example")));
  const missing = settings.filter((name) => !new RegExp(`^ +${name}: `, "m").test(compose));
  expect(missing.toSorted()).toEqual(setByImages.toSorted());
});
