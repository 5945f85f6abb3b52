import { addPerson } from "../../apps/backoffice/server/auth/people.ts";
import { roles } from "../../apps/backoffice/server/auth/roles.ts";
import { queryCount, queryLeads } from "../../apps/backoffice/server/desk/leads/find-leads.ts";
import { explainQuery } from "../../apps/backoffice/server/testing/explain-query.ts";
import { fillWithoutIndexes } from "../../apps/backoffice/server/testing/fill-without-indexes.ts";
import { fillForm } from "../../apps/backoffice/server/testing/lead-bodies.ts";
import {
  type MeasuredDatabase,
  openMeasuredDesk,
} from "../../apps/backoffice/server/testing/open-measured-desk.ts";
import { postgresUrl } from "../../apps/backoffice/server/testing/postgres-database.ts";
import { jsonPost } from "../../apps/backoffice/server/testing/test-backoffice.ts";
import type { TestDesk } from "../../apps/backoffice/server/testing/test-desk.ts";
import {
  claimDelivery,
  isAbandoned,
  isDue,
  queryFirst,
} from "../../apps/backoffice/server/webhooks/claim-delivery.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { type ListedFilter, listFilters } from "./desk/listed-filters.ts";
import { seedDeliveries } from "./desk/seed-deliveries.ts";
import { seedLeads } from "./desk/seed-leads.ts";
import { median } from "./median.ts";

const few = 1_000;
const people = 20;
/** The first rounds warm up the JavaScript engine and the database's cache. */
const warmUp = 4;
/** With 1,000 leads each list is so long too: pages of different lengths can't be compared. */
const perPage = 10;
const maxRatio = 1.5;
const filledTables = ["leads", "lead_words", "webhook_deliveries"];

interface Line {
  database: string;
  name: string;
  /** Milliseconds, medians. */
  few: number;
  many: number;
  /** The parts of a plan that read all leads. */
  scans: string[];
}

/**
 * `[POSTGRES_URL=…] npm run bench -- desk [rounds] [many]`: compares the time of each view, filter and search of
 * the queue with 100,000 leads, or `many`, to that with 1,000, over HTTP in one process, and that of storing
 * a lead. The ratio must be at most 1.5, and each plan with many leads must read an index.
 */
export async function benchDesk(rounds = 41, many = 100_000): Promise<void> {
  const lines = await benchDatabase("SQLite", rounds, many);
  if (postgresUrl) lines.push(...(await benchDatabase("PostgreSQL", rounds, many)));
  const rows = lines.map(({ database, name, few, many, scans }) => [
    database,
    name,
    few.toFixed(1),
    many.toFixed(1),
    (many / few).toFixed(2),
    scans.length === 0 ? "index" : scans.join("; "),
  ]);
  console.info(
    formatTable([["database", "what", `ms, ${few}`, `ms, ${many}`, "times", "plan"], ...rows]),
  );
  writeResults("desk", { few, many, people, rounds, lines });
  const failed = lines.filter(({ few, many, scans }) => many > few * maxRatio || scans.length > 0);
  for (const { database, name } of failed)
    console.info(`Too slow or without an index: ${database}, ${name}`);
  if (failed.length > 0) process.exitCode = 1;
}

async function benchDatabase(
  database: MeasuredDatabase,
  rounds: number,
  many: number,
): Promise<Line[]> {
  const desks = [await openDesk(database, few), await openDesk(database, many)] as const;
  try {
    const [fewLists, manyLists] = await Promise.all([listsOf(desks[0]), listsOf(desks[1])]);
    const lines: Line[] = [];
    for (const [index, list] of manyLists.entries()) {
      const fewQuery = fewLists[index]?.query ?? list.query;
      const paths = [fewQuery, list.query].map((query) => `/leads?perPage=${perPage}&${query}`);
      const [fast, slow] = await measure(desks, paths, rounds);
      const scans = await findScans(desks[1], list);
      lines.push({ database, name: list.name, few: fast, many: slow, scans });
    }
    lines.push(await measureStoring(database, desks, rounds));
    lines.push(await measureClaims(database, desks, rounds));
    for (const path of ["/leads/counts", "/leads/options"]) {
      const [fast, slow] = await measure(desks, [path, path], rounds);
      lines.push({ database, name: path, few: fast, many: slow, scans: [] });
    }
    return lines;
  } finally {
    for (const desk of desks) await desk.close();
  }
}

/** A visitor's form, which was filled before. */
async function measureStoring(
  database: string,
  desks: readonly [TestDesk, TestDesk],
  rounds: number,
): Promise<Line> {
  const forms = await Promise.all(
    desks.map((desk) =>
      Promise.all(Array.from({ length: rounds + warmUp }, () => fillForm(desk, "demo"))),
    ),
  );
  let sent = 0;
  const [fast, slow] = await alternate(rounds, async (index) => {
    const form = forms[index]?.pop();
    if (!form) throw new Error("No form is left");
    sent += 1;
    // Each comes from an address of its own, so that no rate limit counts.
    const from = `10.0.${sent >> 8}.${sent % 256}`;
    const init = jsonPost(form.body, form.headers);
    const { status } = await desks[index].request(form.path, init, from);
    if (status !== 200) throw new Error(`A lead was answered ${status}`);
  });
  return { database, name: "storing a lead", few: fast, many: slow, scans: [] };
}

/** How a worker finds what is due, beside what has been delivered and what waits for a webhook that is off. */
async function measureClaims(
  database: string,
  desks: readonly [TestDesk, TestDesk],
  rounds: number,
): Promise<Line> {
  const [fast, slow] = await alternate(rounds, async (index) => {
    const { db } = desks[index].services;
    await claimDelivery(db, desks[index].clock.now, []);
  });
  const { db, databaseKind } = desks[1].services;
  const scans: string[] = [];
  for (const condition of [isDue(desks[1].clock.now), isAbandoned(desks[1].clock.now)]) {
    const plan = await explainQuery(db, databaseKind, queryFirst(db, "an id", condition));
    scans.push(...plan.filter((line) => /(?:SCAN|Seq Scan on) webhook_deliveries\b/.test(line)));
  }
  return { database, name: "the next delivery", few: fast, many: slow, scans };
}

async function listsOf(desk: TestDesk): Promise<ListedFilter[]> {
  const [me = ""] = await listPeople(desk.services);
  return listFilters(me, desk.clock.now);
}

async function openDesk(database: MeasuredDatabase, count: number): Promise<TestDesk> {
  const desk = await openMeasuredDesk(database, async ({ services, clock }) => {
    const { auth, db } = services;
    for (let number = roles.length; number < people; number += 1) {
      await addPerson(auth, `sales-${number}@desk.example`, "sales", clock.now);
    }
    const fill = async () => {
      await seedLeads(services, count, await listPeople(services));
      await seedDeliveries(services, count);
    };
    if (database === "PostgreSQL") await fill();
    else await fillWithoutIndexes(db, filledTables, fill);
  });
  console.info(`${database}: ${await desk.count("leads")} leads`);
  return desk;
}

/** The ids of the people who own leads, the signed-in person of sales first. */
async function listPeople({ db }: TestDesk["services"]): Promise<string[]> {
  const found = await db
    .selectFrom("auth_people")
    .select(["id", "email"])
    .where("role", "in", ["sales", "admin"])
    .orderBy("email")
    .execute();
  return found
    .toSorted((a, b) => Number(b.email.startsWith("sales@")) - Number(a.email.startsWith("sales@")))
    .map(({ id }) => id);
}

function measure(
  desks: readonly [TestDesk, TestDesk],
  paths: readonly string[],
  rounds: number,
): Promise<[number, number]> {
  return alternate(rounds, async (index) => {
    const { status } = await desks[index].ask("sales", "GET", paths[index] ?? "");
    if (status !== 200) throw new Error(`${paths[index]} was answered ${status}`);
  });
}

/** The medians of both, measured alternately, so that other load on the machine affects both. */
async function alternate(
  rounds: number,
  run: (index: 0 | 1) => Promise<void>,
): Promise<[number, number]> {
  const samples: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const begun = performance.now();
      await run(index);
      const ms = performance.now() - begun;
      if (round >= 0) samples[index].push(ms);
    }
  }
  return [median(samples[0]), median(samples[1])];
}

/** The lines of the plans that read all leads or words without an index. */
async function findScans({ services }: TestDesk, { filter }: ListedFilter): Promise<string[]> {
  const { db, databaseKind } = services;
  const page = { limit: perPage, offset: 0, order: "desc" as const };
  const plans = [
    ...(await explainQuery(db, databaseKind, queryLeads(db, filter, page))),
    ...(await explainQuery(db, databaseKind, queryCount(db, filter))),
  ];
  return plans.filter((line) =>
    databaseKind === "sqlite"
      ? /SCAN (?:leads\b(?! USING)|found|other)/.test(line)
      : /Seq Scan on (?:leads|lead_words)\b/.test(line),
  );
}
