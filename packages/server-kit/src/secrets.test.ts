import { execFile } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generateSecrets, loadSecrets, secretsFile, storeSecrets } from "./secrets.ts";

describe("the shared secrets", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "secrets-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("are generated once, all different, and readable by their owner only", () => {
    const secrets = loadSecrets(join(folder, "data"));
    expect(loadSecrets(join(folder, "data"))).toEqual(secrets);
    const values = Object.values(secrets);
    expect(new Set(values).size).toBe(6);
    for (const value of values) expect(value.length).toBeGreaterThanOrEqual(36);
    expect(statSync(join(folder, "data", secretsFile)).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, "data"))).toEqual([secretsFile]);
  });

  it("are the same for processes that start at the same time", async () => {
    const script = `import(${JSON.stringify(import.meta.resolve("./secrets.ts"))})
      .then(({ loadSecrets }) => console.info(JSON.stringify(loadSecrets(${JSON.stringify(folder)}))))`;
    const runs = await Promise.all(
      Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, ["-e", script])),
    );
    expect(new Set(runs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(JSON.parse(runs[0]?.stdout ?? "")).toEqual(loadSecrets(folder));
  });

  it("are never generated again over a damaged file", () => {
    const path = join(folder, secretsFile);
    writeFileSync(path, "{");
    expect(() => loadSecrets(folder)).toThrow(
      `${path} is not JSON; restore it from a backup, or delete it`,
    );
    for (const text of ["null", "[]", '"text"']) {
      writeFileSync(path, text);
      expect(() => loadSecrets(folder)).toThrow(
        `${path} is not a JSON object; restore it from a backup, or delete it to generate new secrets`,
      );
    }
    writeFileSync(path, '{"apiKey":"only this"}');
    expect(() => loadSecrets(folder)).toThrow(
      `${path} lacks "captchaSecret"; restore it from a backup, or delete it to generate new secrets`,
    );
    expect(readFileSync(path, "utf8")).toBe('{"apiKey":"only this"}');
  });

  it("are read only when each of them can be sent in a header", () => {
    const secrets = loadSecrets(folder);
    const path = join(folder, secretsFile);
    for (const apiKey of [5, "", "é", "two\nlines", "é and more", "more and é"]) {
      writeFileSync(path, JSON.stringify({ ...secrets, apiKey }));
      expect(() => loadSecrets(folder), String(apiKey)).toThrow(`${path} lacks "apiKey"`);
    }
    writeFileSync(path, JSON.stringify({ ...secrets, apiKey: " any ~ sign!" }));
    expect(loadSecrets(folder).apiKey).toBe(" any ~ sign!");
  });

  it("are not generated when the file can't be read or written", () => {
    const path = join(folder, secretsFile);
    mkdirSync(path);
    expect(() => loadSecrets(folder)).toThrow(
      `${path} can't be read (EISDIR: illegal operation on a directory, read); start this as the file's owner`,
    );
    rmSync(path, { recursive: true });
    writeFileSync(join(folder, "file"), "");
    expect(() => loadSecrets(join(folder, "file"))).toThrow(
      `The folder ${join(folder, "file")} can't be created (EEXIST)`,
    );
  });

  it("are rejected while every account of the machine can read them", () => {
    loadSecrets(folder);
    const path = join(folder, secretsFile);
    chmodSync(path, 0o640);
    expect(loadSecrets(folder).apiKey).toHaveLength(43);
    chmodSync(path, 0o644);
    expect(() => loadSecrets(folder)).toThrow(
      `${path} can be read by other accounts of this machine; run chmod 600 on it, or delete it to generate new secrets if somebody may have read it`,
    );
  });

  it("can be replaced, and stay readable for the same accounts", () => {
    loadSecrets(folder);
    const path = join(folder, secretsFile);
    chmodSync(path, 0o640);
    const others = generateSecrets();
    storeSecrets(folder, others);
    expect(loadSecrets(folder)).toEqual(others);
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder)).toEqual([secretsFile]);
  });
});
