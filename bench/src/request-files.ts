/**
 * `node bench/src/request-files.ts`: starts both apps from their sources, books a demo, and publishes
 * and reads an article. Prints the source files of which a function has run for each, without those
 * that only contain types or data. Each is done twice; the second time counts, because the first
 * also loads code.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { altchaChallenge } from "@crm/contract/captcha";
import { companySizes } from "@crm/contract/fields/options";
import { loadSecrets } from "@crm/server-kit/secrets";
import { createCaptchaToken } from "../../apps/backoffice/server/testing/create-captcha-token.ts";
import { completeFirstLogin } from "../../e2e/fixtures/first-login.ts";
import { type App, startApp } from "../../scripts/process/app.ts";
import { backofficeApp, siteApp } from "../../scripts/process/apps.ts";
import { findFreePort } from "../../scripts/process/ports.ts";
import { inProject } from "../../scripts/process/project.ts";

const host = "127.0.0.1";
const recorder = `--import=${pathToFileURL(inProject("bench/src/request-files/record-files.ts"))}`;

const dataDir = mkdtempSync(path.join(tmpdir(), "crm-files-"));
const [sitePort, backofficePort, siteFiles, backofficeFiles] = (await Promise.all(
  Array.from({ length: 4 }, findFreePort),
)) as [number, number, number, number];
const settings = {
  NODE_ENV: "development",
  HOST: host,
  SITE_PORT: String(sitePort),
  BACKOFFICE_PORT: String(backofficePort),
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  SMTP_URL: "",
  DATABASE_URL: "",
};
const record = (port: number) => ({
  ...settings,
  NODE_OPTIONS: recorder,
  BENCH_FILES_PORT: String(port),
});
const siteUrl = `http://${host}:${sitePort}`;
const deskUrl = `http://${host}:${backofficePort}/api/desk`;

const backoffice = await start(
  backofficeApp({ host, port: backofficePort, env: record(backofficeFiles) }),
);
// The build's files are joined; the development server runs each source file as it is.
const site = await start({
  ...siteApp({ host, port: sitePort, env: record(siteFiles) }),
  args: ["apps/site/server/dev.ts"],
});
try {
  const { captchaSecret } = loadSecrets(dataDir);
  const cookie = await signIn();
  await report("a demo booking", () => bookDemo(captchaSecret));
  const drafts = [await writeDraft(cookie), await writeDraft(cookie)];
  const [published, read] = [drafts.values(), drafts.values()];
  await report("an article that is published at the desk", () =>
    publish(cookie, published.next().value),
  );
  await report("the article's page, read first", () => readPage(read.next().value));
} finally {
  await Promise.all([site.stop(), backoffice.stop()]);
  rmSync(dataDir, { recursive: true });
}

async function report(title: string, act: () => Promise<void>): Promise<void> {
  await act();
  await Promise.all([takeFiles(siteFiles), takeFiles(backofficeFiles)]);
  await act();
  const files = [...(await takeFiles(siteFiles)), ...(await takeFiles(backofficeFiles))];
  const unique = [...new Set(files)].sort();
  const [components, logic] = [
    unique.filter(isComponent),
    unique.filter((file) => !isComponent(file)),
  ];
  console.info(`\n${title}: ${logic.length} files, and ${components.length} components\n`);
  for (const file of logic) console.info(`  ${file}`);
}

/** Components only print; following a request through the code means reading the other files. */
function isComponent(file: string): boolean {
  return file.endsWith(".tsx");
}

/** Lists our source files that have run in an app since the last call. */
async function takeFiles(port: number): Promise<string[]> {
  const scripts = (await (await fetch(`http://${host}:${port}`)).json()) as string[];
  return scripts
    .map((script) => (script.startsWith("file:") ? fileURLToPath(script) : script))
    .map((script) => path.relative(inProject("."), script.replace(/\?.*$/, "")))
    .filter((file) => /^(apps|packages)\/.+\.tsx?$/.test(file) && !file.endsWith("/dev.ts"));
}

async function start(app: App) {
  const printed: string[] = [];
  const running = startApp(app, (line) => printed.push(line));
  if (await running.ready) return { ...running, printed };
  throw new Error(`The ${app.name} did not start:\n${printed.join("\n")}`);
}

async function signIn(): Promise<string> {
  const login = await completeFirstLogin(`http://${host}:${backofficePort}`, backoffice.printed);
  const answer = await send(`${deskUrl}/sign-in`, login);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function bookDemo(captchaSecret: string): Promise<void> {
  await send(`${siteUrl}/_forms/demo`, {
    email: `${randomUUID()}@shop.test`,
    fullName: "Rekha Parmar",
    whatsApp: "98250 12345",
    companyName: "Parmar Uniforms",
    companyEmployees: companySizes[1],
    recaptchaToken: await createCaptchaToken({ secret: captchaSecret, cost: altchaChallenge.cost }),
    idempotencyKey: randomUUID(),
    context: {},
  });
}

interface Draft {
  id: string;
  revision: number;
  address: string;
}

async function writeDraft(cookie: string): Promise<Draft> {
  const headers = { Cookie: cookie };
  const { data } = await (await fetch(`${deskUrl}/categories`, { headers })).json();
  const { id: categoryId, slug: category } = data.find(
    ({ section }: { section: string }) => section === "help",
  );
  const slug = `fold-a-paper-crane-${randomUUID().slice(0, 8)}`;
  const place = { section: "help", categoryId, list: "SecondArticles" };
  const content = "<h2>Begin</h2><p>Take a square of paper.</p>";
  const saved = await send(
    `${deskUrl}/articles`,
    { ...place, title: slug, slug, content },
    headers,
  );
  return { ...(await saved.json()), address: `/help-center/${category}/${slug}` };
}

async function publish(cookie: string, draft: Draft | undefined): Promise<void> {
  if (!draft) throw new Error("Each draft is published once");
  const { id, revision } = draft;
  await send(`${deskUrl}/articles/${id}/publish`, { revision }, { Cookie: cookie });
}

async function readPage(draft: Draft | undefined): Promise<void> {
  if (!draft) throw new Error("Each page is read once");
  const page = await fetch(siteUrl + draft.address);
  if (!page.ok) throw new Error(`The article was answered ${page.status}`);
  await page.text();
}

async function send(url: string, body: unknown, headers: Record<string, string> = {}) {
  const options = { "Content-Type": "application/json", ...headers };
  const answer = await fetch(url, { method: "POST", headers: options, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
