import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createReceiver } from "../../../../examples/webhook-receiver/receiver.ts";
import { createAlarms } from "../alarms/alarms.ts";
import { recordLeadEvent } from "../leads/lead-events.ts";
import { sendLead } from "../testing/send-lead.ts";
import { openTestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { sendWebhook } from "./send-webhook.ts";
import { deleteOldDeliveries, findEndpoint } from "./webhook-endpoints.ts";
import { createWebhookWorker } from "./webhook-worker.ts";

const day = 24 * 60 * 60_000;

interface Received {
  headers: IncomingHttpHeaders;
  body: { type: string; change: string; data: Record<string, unknown> };
}

describeOnEachDatabase("webhooks", (createDatabase) => {
  let folder: string;
  let desk: TestDesk;
  let drop: () => Promise<void>;
  let keep: () => Promise<{ url: string; drop(): Promise<void> }>;
  let isClosed: boolean;
  /** What the other system got, and how it answers. */
  let received: Received[];
  let answer: (response: ServerResponse, forward: () => Promise<number>) => unknown;
  let secret: string;
  let id: string;
  let close: (() => Promise<unknown>)[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "webhooks-"));
    const database = await createDatabase(folder, "migrated");
    drop = database.drop;
    keep = async () => ({ url: database.url, drop: async () => {} });
    desk = await openTestDesk(keep);
    // Signatures contain the time, and the receiver compares it with its own clock.
    desk.clock.now = Date.now();
    isClosed = false;
    received = [];
    close = [];
    answer = async (response, forward) => response.writeHead(await forward()).end();
    const url = await startFrontDoor();
    const { status, body } = await desk.ask("admin", "POST", "/webhooks", endpoint(url));
    expect(status).toBe(200);
    ({ id, secret } = body);
    await startReceiver();
  });
  afterEach(async () => {
    for (const end of close) await end();
    if (!isClosed) await desk.close();
    await drop();
    rmSync(folder, { recursive: true });
  });

  const endpoint = (url: string) => ({ name: "CRM", url, isInternal: true, active: true });
  const receivedFile = () => join(folder, "received.sqlite");
  let receiverUrl = "";

  async function listen(server: ReturnType<typeof createServer>): Promise<string> {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    close.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Notes each message, and lets the test decide how it is answered. */
  const startFrontDoor = () =>
    listen(
      createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const text = Buffer.concat(chunks).toString();
        received.push({ headers: request.headers, body: JSON.parse(text) });
        const headers = request.headers as Record<string, string>;
        const forward = async () =>
          (await fetch(receiverUrl, { method: "POST", headers, body: text })).status;
        await answer(response, forward);
      }),
    );
  async function startReceiver(): Promise<void> {
    receiverUrl = await listen(createReceiver(secret, receivedFile()));
  }

  function storedLeads(): { id: string; data: Record<string, unknown> }[] {
    const database = new DatabaseSync(receivedFile(), { readOnly: true });
    const rows = database.prepare("select id, data from leads").all();
    database.close();
    return rows.map((row) => ({ id: String(row.id), data: JSON.parse(String(row.data)) }));
  }
  const work = (services = desk.services) => createWebhookWorker(services).runOnce();
  async function log() {
    return (await desk.ask("admin", "GET", `/webhooks/${id}/deliveries`)).body.data;
  }
  async function findLead(): Promise<string> {
    return (await desk.ask("admin", "GET", "/leads")).body.data[0].id;
  }

  it("tell a new lead at least once over a restart, and the example receiver makes one of it", async () => {
    await sendLead(desk, "contact");
    const leadId = await findLead();
    answer = async (response, forward) => {
      expect(await forward()).toBe(200);
      response.destroy();
    };
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    const now = desk.clock.now + 10_000;
    await desk.close();
    isClosed = true;

    const next = await openTestBackoffice(keep);
    next.clock.now = now;
    answer = async (response, forward) => response.writeHead(await forward()).end("Thanks");
    expect(await work(next.services)).toBe(1);
    const deliveries = await next.services.db
      .selectFrom("webhook_deliveries")
      .selectAll()
      .execute();
    await next.close();

    expect(received.map(({ body }) => body.type)).toEqual(["lead.created", "lead.created"]);
    const [first, second] = received.map(({ headers }) => headers["webhook-id"]);
    expect(second).toBe(first);
    expect(deliveries).toMatchObject([
      { id: first, state: "delivered", attempts: 2, status: 200, answer: "Thanks" },
    ]);
    expect(storedLeads()).toMatchObject([
      { id: leadId, data: { kind: "contact", status: "new", held: null } },
    ]);
  });

  it("are rejected by the receiver with a wrong signature, and signed by both secrets for a day", async () => {
    const { body } = await desk.ask("admin", "POST", `/webhooks/${id}/rotate`);
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(body.secret).not.toBe(secret);
    await sendLead(desk, "contact");
    await work();
    expect(received[0]?.headers["webhook-signature"]).toMatch(/^v1,\S+ v1,\S+$/);
    expect((await log())[0]).toMatchObject({ state: "delivered", status: 200 });

    desk.clock.now += 24 * 60 * 60_000;
    const test = await desk.ask("admin", "POST", `/webhooks/${id}/test`);
    expect(test.body).toEqual({ isDelivered: false, status: 401, answer: "" });
    expect(received[1]?.headers["webhook-signature"]).toMatch(/^v1,\S+$/);
    const { body: shown } = await desk.ask("admin", "GET", `/webhooks/${id}`);
    expect(shown.secret).toBeUndefined();
  });

  it("are tried again when the other system fails or redirects, then given up with an alarm", async () => {
    await sendLead(desk, "contact");
    const { pathname } = new URL(receiverUrl);
    answer = (response) =>
      received.length % 2 === 1
        ? response.writeHead(500).end("x".repeat(5_000))
        : response.writeHead(302, { Location: `${receiverUrl}${pathname}` }).end();
    await work();
    expect((await log())[0]).toMatchObject({ state: "pending", status: 500 });
    expect((await log())[0].answer).toHaveLength(1_000);
    const start = desk.clock.now;
    for (let attempt = 2; attempt <= 11; attempt += 1) {
      desk.clock.now = Date.parse((await log())[0].dueAt);
      await work();
    }
    expect(desk.clock.now - start).toBeGreaterThan(3 * 24 * 60 * 60_000);
    const [dead] = await log();
    expect(dead).toMatchObject({ state: "dead", attempts: 11, status: 500 });
    expect(received).toHaveLength(11);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(storedLeads()).toEqual([]);

    const alarms = createAlarms(desk.services);
    await alarms.check();
    desk.clock.now += 5 * 60_000;
    await alarms.check();
    const mails = await desk.ask("admin", "GET", "/outbox?q=handed");
    expect(mails.body.data[0]).toMatchObject({
      kind: "alarm",
      subject: "Alarm: leads are not being handed on",
    });

    answer = (response) => response.writeHead(204).end();
    const path = `/webhooks/${id}/deliveries/${dead.id}/retry`;
    expect((await desk.ask("admin", "POST", path)).status).toBe(200);
    await work();
    expect((await log())[0]).toMatchObject({ state: "delivered", attempts: 1, status: 204 });
  });

  it("do not wait longer than the timeout for a system that hangs", async () => {
    answer = () => undefined;
    const { db } = desk.services;
    const message = { id: "msg_1", body: "{}", timeoutMs: 100 };
    expect(await sendWebhook(await findEndpoint(db, id), message, Date.now())).toEqual({
      isDelivered: false,
      status: null,
      answer: "No answer within 0.1 seconds",
    });
  });

  it("tell changes and that a lead is erased, which leaves no answer about it", async () => {
    await sendLead(desk, "contact");
    await work();
    const leadId = await findLead();
    const [{ name }] = (await desk.ask("admin", "GET", "/leads")).body.data;
    answer = async (response, forward) => response.writeHead(await forward()).end(`Hi ${name}`);
    await desk.services.db.transaction().execute(async (trx) => {
      const changed_at = desk.clock.now + 1;
      const change = { status: "contacted", changed_at } as const;
      await trx.updateTable("leads").set(change).where("id", "=", leadId).execute();
      const lead = { id: leadId, contact_id: leadId };
      await recordLeadEvent(trx, lead, { kind: "note", personId: null }, changed_at);
      await recordLeadEvent(trx, lead, { kind: "status", personId: null }, changed_at);
    });
    desk.clock.now += 1;
    await work();
    expect(received[1]?.body).toMatchObject({
      type: "lead.updated",
      change: "status",
      data: { id: leadId, status: "contacted", name },
    });
    expect(storedLeads()).toMatchObject([{ id: leadId, data: { status: "contacted" } }]);

    expect((await desk.ask("admin", "DELETE", `/leads/${leadId}`)).status).toBe(200);
    answer = async (response, forward) => response.writeHead(await forward()).end();
    await work();
    expect(received[2]?.body).toMatchObject({ type: "lead.erased", data: { id: leadId } });
    expect(Object.keys(received[2]?.body.data ?? {})).toEqual(["id"]);
    expect(storedLeads()).toEqual([]);
    expect(JSON.stringify(await log())).not.toContain(name);

    // An update that was on its way for longer is not stored any more.
    const data = { id: leadId, changed_at: new Date(desk.clock.now + 5).toISOString(), name };
    const late = { type: "lead.updated", data };
    const message = { id: "msg_late", body: JSON.stringify(late), timeoutMs: 5_000 };
    const target = await findEndpoint(desk.services.db, id);
    expect(await sendWebhook(target, message, desk.clock.now)).toMatchObject({ status: 200 });
    expect(storedLeads()).toEqual([]);
  });

  const save = (change: object) =>
    desk.ask("admin", "PUT", `/webhooks/${id}`, { ...endpoint(receiverUrl), ...change });

  it("wait for thirty days while they are paused, and for longer when a lead was erased", async () => {
    const { db } = desk.services;
    await sendLead(desk, "contact");
    await work();
    expect((await save({ active: false })).status).toBe(200);
    await desk.ask("admin", "DELETE", `/leads/${await findLead()}`);
    await sendLead(desk, "contact");
    expect(await work()).toBe(0);
    const start = desk.clock.now;
    const waiting = async () =>
      (await log()).map(({ event }: { event: string }) => event).toSorted();
    await deleteOldDeliveries(db, start + 30 * day);
    expect(await waiting()).toEqual(["lead.created", "lead.erased"]);
    await deleteOldDeliveries(db, start + 30 * day + 1);
    expect(await waiting()).toEqual(["lead.erased"]);
    // What waits for a system that is on stays, however late it is.
    await sendLead(desk, "contact");
    await save({});
    await deleteOldDeliveries(db, start + 31 * day);
    expect(await waiting()).toEqual(["lead.created", "lead.erased"]);
  });

  it("wait while they are paused, and go nowhere that nobody has allowed", async () => {
    expect((await save({ active: false })).status).toBe(200);
    await sendLead(desk, "contact");
    expect(await work()).toBe(0);
    await save({});
    expect(await work()).toBe(1);

    for (const [url, isInternal, problem] of [
      ["http://crm.example/hook", false, "Please use https://"],
      ["https://127.0.0.1/hook", false, "This address is in your own network"],
      ["https://[::ffff:10.0.0.1]/", false, "This address is in your own network"],
      ["http://169.254.169.254/latest", true, "Nothing may be sent to this address"],
      ["https://[64:ff9b::10.0.0.1]/", false, "This address is in your own network"],
      ["https://[64:ff9b::169.254.169.254]/", true, "Nothing may be sent to this address"],
      ["https://[::ffff:169.254.169.254]/", true, "Nothing may be sent to this address"],
      ["http://2852039166/", true, "Nothing may be sent to this address"],
      ["ftp://crm.example", true, "Please enter an address that starts with https://"],
      ["https://user:word@crm.example", false, "Please enter it without a user"],
    ] as const) {
      const { status, body } = await save({ url, isInternal });
      expect([status, body.errors?.url], url).toEqual([400, expect.stringContaining(problem)]);
    }
    // A name is looked up only when something is sent.
    await save({ url: "https://localhost/hook", isInternal: false });
    const test = await desk.ask("admin", "POST", `/webhooks/${id}/test`);
    expect(test.body).toEqual({
      isDelivered: false,
      status: null,
      answer: "This address is in your own network. Allow that first",
    });
  });
});
