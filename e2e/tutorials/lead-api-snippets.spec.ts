import { execFile, execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { leadCapture } from "@crm/contract/lead-capture";
import { findFreePort } from "../../scripts/process/ports.ts";
import { inProject } from "../../scripts/process/project.ts";
import type { System } from "../fixtures/system.ts";
import { expect, test } from "../fixtures/test.ts";

const folder = inProject("apps/site/app/content/snippets/lead-api");
const snippet = (name: string) => path.join(folder, name);

/** The environment that a reader sets for a snippet, with the values of the seeded company. */
function snippetEnv(system: System): NodeJS.ProcessEnv {
  const { companyId, apiKey } = JSON.parse(
    readFileSync(path.join(system.dataDir, "demo-company.json"), "utf8"),
  );
  return {
    PATH: process.env.PATH,
    CRM_API_URL: `${system.backofficeUrl}/api`,
    CRM_COMPANY_ID: companyId,
    CRM_API_KEY: apiKey,
  };
}

const findLead = (system: System, phone: string) =>
  system.database.rows("select name, message from captured_leads where phone = ?", phone);

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Sends the snippet's form to the reader's server, as a browser does. */
async function sendForm(url: string, fields: Record<string, string>): Promise<Response> {
  const form = readFileSync(snippet("contact-form.html"), "utf8");
  for (const name of Object.keys(fields)) expect(form).toContain(`name="${name}"`);
  const body = new URLSearchParams(fields);
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetch(url, { method: "POST", body, redirect: "manual" });
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

test("the curl snippet stores a lead and receives the answer that the tutorial shows", async ({
  system,
}) => {
  test.skip(!isInstalled("curl"), "curl is not installed here");
  const { stdout } = await promisify(execFile)("sh", [snippet("send-lead.sh")], {
    env: snippetEnv(system),
  });
  const shown = JSON.parse(readFileSync(snippet("answer-ok.json"), "utf8"));
  expect(JSON.parse(stdout)).toEqual(shown);
  expect(shown).toEqual({ status: true, message: leadCapture.messages.ok });
  expect(findLead(system, "9876543210")).toMatchObject([{ name: "Rekha Joshi" }]);
});

test("the fetch snippet stores a lead and reports an invalid key", async ({ system }) => {
  const env = snippetEnv(system);
  const code = `import { sendLead } from ${JSON.stringify(snippet("send-lead.mjs"))};
    console.log((await sendLead({ name: "Asha", phone: "9800000001" })).message);`;
  const run = (given: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], { env: given });
  expect((await run(env)).stdout.trim()).toBe(leadCapture.messages.ok);
  expect(findLead(system, "9800000001")).toMatchObject([{ name: "Asha" }]);
  await expect(run({ ...env, CRM_API_KEY: "wrong" })).rejects.toThrow(
    `${leadCapture.statuses.invalidKey}: ${leadCapture.messages.invalidKey}`,
  );
});

test("the form snippet stores a lead through the Node server snippet", async ({ system }) => {
  const port = await findFreePort();
  const env = { ...snippetEnv(system), PORT: String(port) };
  const server = spawn(process.execPath, [snippet("form-server.mjs")], { env, stdio: "ignore" });
  try {
    const fields = { name: "Bela & Sons", phone: "9800000002", message: "Two boxes" };
    const answer = await sendForm(`http://127.0.0.1:${port}/contact`, fields);
    expect(answer.status).toBe(303);
    expect(findLead(system, fields.phone)).toEqual([
      expect.objectContaining({ name: fields.name, message: fields.message }),
    ]);
  } finally {
    server.kill();
  }
});

test("the form snippet stores a lead through the PHP snippet", async ({ system }) => {
  test.skip(!isInstalled("php"), "PHP is not installed here");
  const port = await findFreePort();
  const server = spawn("php", ["-S", `127.0.0.1:${port}`, "-t", folder], {
    env: snippetEnv(system),
    stdio: "ignore",
  });
  try {
    const fields = { name: "Chitra", phone: "9800000003", message: "One box" };
    const answer = await sendForm(`http://127.0.0.1:${port}/send-lead.php`, fields);
    expect(answer.status).toBe(303);
    expect(findLead(system, fields.phone)).toEqual([
      expect.objectContaining({ name: fields.name, message: fields.message }),
    ]);
  } finally {
    server.kill();
  }
});

test("the HTML snippets contain no key and no script", () => {
  const pages = readdirSync(folder).filter((name) => name.endsWith(".html"));
  expect(pages).not.toEqual([]);
  for (const name of pages) expect(readFileSync(snippet(name), "utf8")).not.toMatch(/key|script/i);
});
