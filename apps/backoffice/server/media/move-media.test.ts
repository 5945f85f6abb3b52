import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openS3Server, type S3Server } from "../testing/s3-server.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { moveMedia } from "./move-media.ts";

const command = join(import.meta.dirname, "move-media-command.ts");

describe("npm run move-media", () => {
  let s3: S3Server;
  let dataDir: string;
  beforeEach(async () => {
    s3 = await openS3Server();
    dataDir = mkdtempSync(join(tmpdir(), "move-"));
    mkdirSync(join(dataDir, "media"));
  });
  afterEach(async () => {
    rmSync(dataDir, { recursive: true });
    await s3.close();
  });

  /** Runs the command and returns its exit code and what it prints. */
  const run = async (parameters: string[], env: Record<string, string> = s3.env) => {
    const credentials = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };
    const { NODE_COMPILE_CACHE } = process.env;
    const options = { env: { NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...credentials, ...env } };
    const ended = await promisify(execFile)(
      process.execPath,
      [command, ...parameters],
      options,
    ).catch((error) => error);
    return { code: ended.code ?? 0, printed: ended.stdout, errors: ended.stderr };
  };

  const addPicture = (stem: string, content = stem) => {
    const digest = createHash("sha256").update(`RIFF0000WEBP${stem}`).digest("hex").slice(0, 10);
    const name = `${stem}-20x10-${digest}.webp`;
    writeFileSync(join(dataDir, "media", name), `RIFF0000WEBP${content}`);
    return name;
  };
  const stored = () => readdirSync(join(dataDir, "media")).sort();

  it("copies pictures to a bucket, continues after an interruption, and deletes nothing", async () => {
    const [first, second] = [addPicture("a"), addPicture("b")];
    const damaged = addPicture("damaged", "DAMAGED");
    writeFileSync(join(dataDir, "media/notes.txt"), "an operator's own");
    const before = stored();

    const { code, printed, errors } = await run(["--to", "s3"]);
    expect(printed).toContain(
      "Pictures copied: 2; there already: 0; damaged: 1; other files: 1.\n",
    );
    expect(errors).toBe(`Damaged at the source, not copied: ${damaged}\n`);
    expect(code).toBe(1);
    expect(stored()).toEqual(before);

    rmSync(join(dataDir, "media", damaged));
    addPicture("c");
    // An incomplete copy of an earlier run.
    writeFileSync(join(s3.folder, "site", `${first}._S3rver_object`), "RIFF");
    const again = await run(["--to", "s3"]);
    expect(again.printed).toContain("Pictures copied: 2; there already: 1; damaged: 0;");
    expect(again.code).toBe(0);

    rmSync(join(dataDir, "media"), { recursive: true });
    const back = await run(["--to", "folder"]);
    expect(back.printed).toContain(
      "Pictures copied: 3; there already: 0; damaged: 0; other files: 0.",
    );
    expect(stored()).toHaveLength(3);
    expect(stored()).toEqual(expect.arrayContaining([first, second]));
  });

  it("copies the variants of a picture with it, and no file that only has such a name", async () => {
    const name = addPicture("a").replace("-20x10-", "-400x200-");
    const [variant, other] = [
      name.replace(".webp", ".400.avif"),
      name.replace(".webp", ".401.avif"),
    ];
    for (const file of [variant, other]) {
      writeFileSync(join(dataDir, "media", file), "0000ftypavif");
    }
    writeFileSync(
      join(dataDir, "media", name.replace("a-", "b-").replace(".webp", ".400.avif")),
      "",
    );
    const { printed, code } = await run(["--to", "s3"]);
    expect(printed).toContain("Pictures copied: 2; there already: 0; damaged: 1; other files: 1.");
    expect(code).toBe(1);
    expect(readdirSync(join(s3.folder, "site"))).toContain(`${variant}._S3rver_object`);
  });

  it("stops at a copy that differs from its source", async () => {
    const name = addPicture("a");
    const from = createFolderStorage(join(dataDir, "media"));
    const to = createFolderStorage(join(dataDir, "copies"));
    const store = (file: string, bytes: Uint8Array) => to.store(file, bytes.subarray(1));
    await expect(moveMedia(from, { ...to, store })).rejects.toThrow(
      `The copy of ${name} is damaged.`,
    );
  });

  it.each<[string[], Record<string, string> | undefined, RegExp]>([
    [
      [],
      undefined,
      /^Say where to copy the pictures: npm run move-media -- --to s3, or --to folder\n$/,
    ],
    [["--to", "disk"], undefined, /^Say where to copy the pictures/],
    [["--to", "s3"], {}, /^Set MEDIA_URL to the bucket: it is the source or the target.\n$/],
    [
      ["--to", "s3"],
      { MEDIA_URL: "https://pictures" },
      /^The setting MEDIA_URL must be s3:\/\/ and a bucket's name, then a folder if wanted.\n$/,
    ],
  ])("says in one sentence what is wrong with %j and %j", async (parameters, env, sentence) => {
    const { code, errors } = await run(parameters, env);
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
  });

  it("says in one sentence that the bucket can't be reached", async () => {
    addPicture("a");
    await s3.stop();
    const { code, errors } = await run(["--to", "s3"]);
    expect(code).toBe(1);
    expect(errors).toMatch(/^The bucket pictures can't be used: .*ECONNREFUSED.*\n$/);
  });
});
