import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordLeadEvent } from "../../leads/lead-events.ts";
import { createServices } from "../../services.ts";
import { sendLead } from "../../testing/send-lead.ts";
import { serveOffice } from "../../testing/serve-office.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("the stream of events about leads", (createDatabase) => {
  let desk: TestDesk;
  let office: Awaited<ReturnType<typeof serveOffice>>;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    office = await serveOffice(desk.services);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await office.close();
    await desk.close();
  });

  it("tells a new lead within two seconds, without its data, and again after a reconnection", async () => {
    const stream = await open();
    expect((await stream.next()).event).toBe("ready");
    const sent = performance.now();
    await sendLead(desk, "contact");
    const told = await stream.next();
    expect(performance.now() - sent).toBeLessThan(2_000);
    expect(told).toMatchObject({ event: "lead", data: { kind: "received" } });
    expect(Object.keys(told.data)).toEqual(["id", "leadId", "kind", "at"]);
    await stream.close();

    desk.clock.now += 1_000;
    await sendLead(desk, "enterprise", ({ body }) => {
      body.email = "deepa@spices.example";
    });
    desk.clock.now += 60_000;
    const again = await open({ "Last-Event-ID": told.id });
    expect((await again.next()).event).toBe("ready");
    const missed = [await again.next(), await again.next()];
    expect(missed.map(({ data }) => data.id)).toContain(told.data.id);
    expect(new Set(missed.map(({ data }) => data.leadId)).size).toBe(2);
    await again.close();
  });

  it("is open eight times for one person, and to nobody who may not read leads", async () => {
    const streams = [];
    for (let count = 0; count < 8; count += 1) streams.push(await open());
    expect((await ask(desk.cookies.sales)).status).toBe(429);
    const admin = await open({}, desk.cookies.admin);
    await admin.close();
    await streams.pop()?.close();
    await expect.poll(async () => (await probe()).status).toBe(200);
    for (const stream of streams) await stream.close();
    expect((await ask(desk.cookies.editor)).status).toBe(403);
    expect((await ask("")).status).toBe(401);
  });

  it("ends at once when the back office stops", async () => {
    const stream = await open();
    await stream.next();
    desk.services.leadFeed.stop();
    expect(await stream.isEnded()).toBe(true);
    const late = await open();
    expect(await late.isEnded()).toBe(true);
  });

  it("ends within ten seconds when the session has ended", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stream = await open();
    await stream.next();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await stream.next()).event).toBe("beat");
    await desk.ask("sales", "POST", "/sign-out", {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await stream.isEnded()).toBe(true);
  });

  it("tells what happens at another back office, and only once", async () => {
    const stream = await open();
    await stream.next();
    const other = createServices(desk.services.settings, { now: () => desk.clock.now });
    for (const leadId of ["lead-1", "lead-2"]) {
      await other.db
        .transaction()
        .execute((trx) =>
          recordLeadEvent(
            trx,
            { id: leadId, contact_id: leadId },
            { kind: "status", personId: null },
            desk.clock.now,
          ),
        );
      expect((await stream.next()).data).toMatchObject({ leadId, kind: "status" });
    }
    await other.articleIndex.stop();
    await other.db.destroy();
    await stream.close();
  });

  const ask = (cookie: string, headers: Record<string, string> = {}) =>
    fetch(`${office.url}/api/desk/events`, { headers: { Cookie: cookie, ...headers } });
  async function probe() {
    const answer = await ask(desk.cookies.sales);
    await answer.body?.cancel();
    return answer;
  }
  const open = async (headers = {}, cookie = desk.cookies.sales) => {
    const answer = await ask(cookie, headers);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/event-stream"]);
    return readEvents(answer);
  };
});

interface Event {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** Reads server-sent events one by one. */
function readEvents({ body }: Response) {
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = "";
  return {
    async next(): Promise<Event> {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const lines = text.slice(0, end).split("\n");
          text = text.slice(end + 2);
          const field = (name: string) =>
            lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
          if (field("event")) {
            return { id: field("id"), event: field("event"), data: JSON.parse(field("data")) };
          }
        } else {
          const { value, done } = await reader.read();
          if (done) throw new Error("the stream has ended");
          text += decoder.decode(value, { stream: true });
        }
      }
    },
    isEnded: async () => (await reader.read()).done,
    close: () => reader.cancel(),
  };
}
