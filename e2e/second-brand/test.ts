import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { System, startSystem } from "../fixtures/system.ts";
import { test as base } from "../fixtures/test.ts";
import { buildRebrandedCopy } from "./rebranded-copy.ts";
import { secondBrand } from "./second-brand.ts";

interface Copy {
  /** The folder of the copy. */
  folder: string;
  system: System;
}

/** Tests that run on a copy of the product with the second brand. */
export const test = base.extend<object, { copy: Copy }>({
  copy: [
    async ({ browserName: _ }, use) => {
      const folder = await buildRebrandedCopy(secondBrand);
      const module = pathToFileURL(path.join(folder, "e2e/fixtures/system.ts")).href;
      const copied = (await import(module)) as { startSystem: typeof startSystem };
      const system = await copied.startSystem();
      await use({ folder, system });
      await system.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.system.siteUrl),
});

export { expect } from "@playwright/test";
