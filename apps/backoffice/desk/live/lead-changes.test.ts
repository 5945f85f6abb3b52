import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LeadChange } from "../../server/leads/lead-feed.ts";
import { subscribeToLeadChanges } from "./lead-changes.ts";

/** The stream of events that the code under test has opened last. */
let source: FakeSource;
let opened = 0;

class FakeSource extends EventTarget {
  isClosed = false;
  constructor() {
    super();
    opened += 1;
    source = this;
  }
  close() {
    this.isClosed = true;
  }
  send(type: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

const change = (id: string): LeadChange => ({ id, leadId: "lead-1", kind: "received", at: 1 });

let calls: string[][];
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("EventSource", FakeSource);
  // Without locks, each tab has a stream of its own.
  vi.stubGlobal("navigator", {});
  opened = 0;
  calls = [];
  end = subscribeToLeadChanges((changes) => calls.push(changes.map(({ id }) => id)));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tells each event once, and that something may have happened before the connection", () => {
  source.send("ready");
  source.send("lead", change("event-1"));
  source.send("lead", change("event-2"));
  source.send("lead", change("event-1"));
  expect(calls).toEqual([[], ["event-1"], ["event-2"]]);
});

it("asks every 20 seconds while the stream is silent, until it is heard again", () => {
  source.send("ready");
  vi.advanceTimersByTime(40_000);
  expect(calls).toEqual([[], [], []]);
  expect(opened).toBe(3);

  source.send("ready");
  for (let beats = 0; beats < 6; beats += 1) {
    vi.advanceTimersByTime(10_000);
    source.send("beat");
  }
  expect(calls).toHaveLength(4);
  expect(opened).toBe(3);
});

it("has one stream for all listeners, and closes it with the last one", () => {
  const endOther = subscribeToLeadChanges(() => {});
  expect(opened).toBe(1);
  end();
  expect(source.isClosed).toBe(false);
  endOther();
  expect(source.isClosed).toBe(true);
});
