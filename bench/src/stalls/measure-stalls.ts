import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { callPath } from "@crm/contract/calls/call";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import type { WorkingCopy } from "../../../apps/backoffice/server/desk/transport/editing-shapes.ts";
import { completeFirstLogin } from "../../../e2e/fixtures/first-login.ts";
import { invalidatePages } from "../invalidate-pages.ts";
import { startSystem } from "../system.ts";
import { acceptedBodies, hostileBodies, rejectedBodies } from "./bodies.ts";
import type { BlockedTime } from "./watch-loop.ts";

/** One line of the table: the longest time for which an app answered no other request. */
export interface Stall {
  app: "site" | "back office";
  route: string;
  body: string;
  status: number;
  /** The median of the rounds, by `work`. */
  blocked: BlockedTime;
}

type System = Awaited<ReturnType<typeof startSystem>>;

/** After this time, work that follows an answer, such as indexing, has begun. Milliseconds. */
const followUpMs = 150;

const [categoryId, helpId, postId, otherId] = ["stalls", "stalls-help", "stalls-post", "stalls-o"];

const siteRoutes: Record<string, string> = {
  "help article": "/help-center/stalls/large",
  "help article by id": `/help-center/stalls/large?id=${helpId}`,
  "help article, Markdown": "/help-center/stalls/large.md",
  "blog post": "/blog/large",
  "blog post, Markdown": "/blog/large.md",
  search: "/search?q=board+stage",
  "help category": "/help-center/stalls",
  blog: "/blog",
  sitemap: "/sitemaps/1.xml",
  feed: "/blog/feed.xml",
  "llms.txt": "/llms.txt",
};

/** Measures every route with every body, `rounds` times each. */
export async function measureStalls(rounds: number): Promise<Stall[]> {
  const system = await startSystem({ isWatched: true });
  try {
    const cookie = await signIn(system);
    addArticles(system);
    await askAll(system, cookie);
    const measured = new Map<string, Stall[]>();
    const note = (stall: Stall) => {
      const key = `${stall.app} ${stall.route} ${stall.body}`;
      measured.set(key, [...(measured.get(key) ?? []), stall]);
    };
    for (let round = 0; round < rounds; round++) {
      for (const [body, html] of Object.entries(acceptedBodies)) {
        for (const stall of await saveBody(system, cookie, body, vary(html, round))) note(stall);
        for (const stall of await readBody(system, cookie, body)) note(stall);
      }
      for (const [body, html] of Object.entries(hostileBodies)) {
        await storeBody(system, cookie, vary(html, round));
        for (const stall of await readBody(system, cookie, body)) note(stall);
      }
      await storeBody(system, cookie, "<p>Small</p>");
      for (const [body, html] of Object.entries(rejectedBodies)) {
        const saved = await watch(system, () => save(system, cookie, helpId, vary(html, round)));
        note({ ...saved.stalls["back office"], route: "desk: save", body });
        const { stalls } = await watch(system, () => publish(system, cookie, helpId));
        note({ ...stalls["back office"], route: "desk: rejected publish", body });
      }
    }
    return [...measured.values()].map(takeMedian);
  } finally {
    await system.stop();
  }
}

/** Changes the text for each round, so that no answer comes from a cache. */
const vary = (html: string, round: number) => `<p>Round ${round}</p>${html}`;

async function saveBody(system: System, cookie: string, body: string, html: string) {
  const stalls: Stall[] = [];
  for (const id of [helpId, postId]) {
    const saved = await watch(system, () => save(system, cookie, id, html));
    const published = await watch(system, () => publish(system, cookie, id));
    if (published.status !== 200) throw new Error(`${body} was answered ${published.text}`);
    stalls.push({ ...saved.stalls["back office"], route: "desk: save", body });
    stalls.push({ ...published.stalls["back office"], route: "desk: publish changes", body });
    stalls.push({ ...published.stalls.site, route: "after a publish", body });
  }
  return stalls;
}

/** Writes a text into the database without the checks of the back office. */
async function storeBody(system: System, cookie: string, html: string): Promise<void> {
  change(system, (database) => {
    database
      .prepare("update articles set content = ?, updated_at = updated_at + 1 where id in (?, ?)")
      .run(html, helpId, postId);
  });
  // Publishing updates the search index and the site's pages.
  for (const action of ["unpublish", "publish"]) {
    await send(system, cookie, "POST", `/articles/${otherId}/${action}`, {});
  }
  await invalidatePages(system.dataDir);
  await pause(followUpMs * 4);
}

async function readBody(system: System, cookie: string, body: string): Promise<Stall[]> {
  const stalls: Stall[] = [];
  for (const [route, address] of Object.entries(siteRoutes)) {
    const { stalls: both } = await watch(system, () => fetch(system.siteUrl + address));
    stalls.push({ ...both.site, route, body });
    if (route === "search") stalls.push({ ...both["back office"], route, body });
  }
  const call8 = system.backofficeUrl + callPath(getHelpArticleBySlug, { articleSlug: "large" });
  const office: Record<string, () => Promise<Response>> = {
    "call 8": () => fetch(call8),
    "desk: read": () => send(system, cookie, "GET", `/articles/${helpId}`),
    "desk: list": () => send(system, cookie, "GET", "/articles"),
    "desk: unpublish": () => send(system, cookie, "POST", `/articles/${helpId}/unpublish`, {}),
    "desk: publish": () => publish(system, cookie, helpId),
  };
  for (const [route, ask] of Object.entries(office)) {
    const { stalls: both } = await watch(system, ask);
    stalls.push({ ...both["back office"], route, body });
  }
  return stalls;
}

/** Sends one request and reads for how long it and its follow-up work blocked each app. */
async function watch(system: System, ask: () => Promise<Response>) {
  await Promise.all([readBlockedTime(system.loops.site), readBlockedTime(system.loops.backoffice)]);
  await pause(20);
  const answer = await ask();
  const text = await answer.text();
  await pause(followUpMs);
  const [site, office] = await Promise.all([
    readBlockedTime(system.loops.site),
    readBlockedTime(system.loops.backoffice),
  ]);
  const stall = { route: "", body: "", status: answer.status };
  const stalls = {
    site: { ...stall, app: "site", blocked: site },
    "back office": { ...stall, app: "back office", blocked: office },
  } satisfies Record<string, Stall>;
  return { status: answer.status, text: text.slice(0, 300), stalls };
}

async function readBlockedTime(port: number): Promise<BlockedTime> {
  return (await fetch(`http://127.0.0.1:${port}`)).json();
}

async function signIn({ backofficeUrl, administrator }: System): Promise<string> {
  const { email, password } = administrator;
  const login = await completeFirstLogin(backofficeUrl, [`Administrator: ${email} / ${password}`]);
  const answer = await fetch(`${backofficeUrl}/api/desk/sign-in`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(login),
  });
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

function send(
  { backofficeUrl }: System,
  cookie: string,
  method: string,
  address: string,
  body?: object,
): Promise<Response> {
  return fetch(`${backofficeUrl}/api/desk${address}`, {
    method,
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: body ? JSON.stringify(body) : null,
  });
}

/** Saves a text as the article's working copy. */
async function save(system: System, cookie: string, id: string, content: string) {
  const address = `/articles/${id}/working-copy`;
  const opened = await send(system, cookie, "GET", address);
  const { revision, articleRevision, fields } = (await opened.json()) as WorkingCopy;
  return send(system, cookie, "PUT", address, {
    ...{ revision, articleRevision, tab: "bench", fields: { ...fields, content } },
  });
}

const publish = (system: System, cookie: string, id: string) =>
  send(system, cookie, "POST", `/articles/${id}/publish`, {});

function change({ dataDir }: System, write: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(path.join(dataDir, "backoffice.sqlite"), { timeout: 30_000 });
  try {
    write(database);
  } finally {
    database.close();
  }
}

function addArticles(system: System): void {
  const at = Date.now() - 86_400_000;
  change(system, (database) => {
    for (const [id, section] of [
      [categoryId, "help"],
      [`${categoryId}-blog`, "blog"],
    ] as const) {
      database
        .prepare(
          "insert into categories (id, section, name, slug, type, position, created_at, updated_at) values (?, ?, 'Stalls', ?, ?, 1, ?, ?)",
        )
        .run(id, section, id, section === "help" ? "module" : null, at, at);
    }
    for (const [id, section, slug] of [
      [helpId, "help", "large"],
      [postId, "blog", "large"],
      [otherId, "help", "other"],
    ] as const) {
      database
        .prepare(
          "insert into articles (id, section, category_id, list, position, title, slug, content, published_at, created_at, updated_at) values (?, ?, ?, ?, 1, 'Large', ?, '<p>Small</p>', ?, ?, ?)",
        )
        .run(
          id,
          section,
          section === "help" ? categoryId : `${categoryId}-blog`,
          section === "help" ? "FastArticles" : null,
          slug,
          at,
          at,
          at,
        );
    }
  });
}

/** Requests every route once, because the JavaScript engine must warm up. */
async function askAll(system: System, cookie: string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await storeBody(system, cookie, `<h2>Small</h2><p>Text ${round}</p>`);
    await save(system, cookie, helpId, `<p>Text ${round}</p>`);
    await publish(system, cookie, helpId);
    await readBody(system, cookie, "");
  }
}

function takeMedian(stalls: readonly Stall[]): Stall {
  const sorted = stalls.toSorted((a, b) => a.blocked.work - b.blocked.work);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return middle;
}
