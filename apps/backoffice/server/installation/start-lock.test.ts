import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { TestDatabase } from "../testing/postgres-database.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { nameDatabase } from "./database-content.ts";
import { withStartLock } from "./start-lock.ts";

describeOnEachDatabase("the lock of a start", (createDatabase) => {
  let folder: string;
  let database: TestDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "lock-"));
    database = await createDatabase(folder);
  });
  afterEach(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const lock = <Result>(work: () => Promise<Result>, waitMs?: number) =>
    withStartLock(database.url, work, waitMs);

  it("lets one start work at a time, also when one fails", async () => {
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} starts`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${name} ends`);
      if (name === "one") throw new Error("one failed");
      return name;
    };
    const results = await Promise.allSettled(["one", "two"].map((name) => lock(work(name))));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    const [first = "", , second = ""] = steps.map((step) => step.split(" ")[0]);
    expect(steps).toEqual([first, second].flatMap((name) => [`${name} starts`, `${name} ends`]));
  });

  it("is not waited for longer than allowed", async () => {
    let isDone = false;
    await lock(async () => {
      await expect(
        lock(async () => {
          isDone = true;
        }, 0),
      ).rejects.toThrow(
        `Another process has been setting up the database ${nameDatabase(database.url)} for 0 seconds; wait until it is ready, or stop it, and start again.`,
      );
    });
    expect(isDone).toBe(false);
  });

  it("ends with the process that has it", async () => {
    const module = JSON.stringify(import.meta.resolve("./start-lock.ts"));
    const code = `import(${module}).then(({ withStartLock }) =>
      withStartLock(${JSON.stringify(database.url)}, () => new Promise(() => {
        console.info("taken");
        setInterval(() => {}, 1000);
      })))`;
    const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
    try {
      await once(child.stdout, "data");
      await expect(lock(async () => "too early", 0)).rejects.toThrow("Another process");
    } finally {
      child.kill("SIGKILL");
    }
    expect(await lock(async () => "taken over")).toBe("taken over");
  });
});
