import { afterEach, describe, expect, it, vi } from "vitest";
import { createSubmissionKeys } from "./submission-keys.ts";

/** The storage of one tab: it survives a reload. */
function createTab() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  const openForm = (form = "demo") => createSubmissionKeys(form, () => storage);
  return { items, openForm };
}

const email = "rekha@parmar.example";

afterEach(() => vi.unstubAllGlobals());

describe("a form's idempotency key", () => {
  it("stays the same while the same content is sent again", async () => {
    const keys = createTab().openForm();
    const first = await keys.keyFor("a");
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await keys.keyFor("a")).toBe(first);
  });

  it("changes for other content, and after an answer", async () => {
    const keys = createTab().openForm();
    const first = await keys.keyFor("a");
    const corrected = await keys.keyFor("b");
    expect(corrected).not.toBe(first);
    keys.settle("rejected");
    expect(await keys.keyFor("b")).not.toBe(corrected);
  });

  it("stays the same while no host has answered, also when a used captcha was rejected", async () => {
    const keys = createTab().openForm();
    const first = await keys.keyFor("a");
    keys.settle("unreachable");
    expect(await keys.keyFor("a")).toBe(first);
    keys.settle("invalid");
    expect(await keys.keyFor("a")).toBe(first);
  });

  it("is a unique UUID", async () => {
    const keys = await Promise.all(
      Array.from({ length: 200 }, () => createTab().openForm().keyFor("a")),
    );
    expect(new Set(keys).size).toBe(200);
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});

describe("after a reload", () => {
  it("uses the same key for the same content, and another key for other content", async () => {
    const { openForm } = createTab();
    const first = await openForm().keyFor(email);
    expect(await openForm().keyFor(email)).toBe(first);
    expect(await openForm().keyFor("someone@else.example")).not.toBe(first);
  });

  it("uses a new key for the same content when a host has answered", async () => {
    const { items, openForm } = createTab();
    for (const outcome of ["booked", "stored", "rejected"]) {
      const keys = openForm();
      const first = await keys.keyFor(email);
      keys.settle(outcome);
      expect(items.size).toBe(0);
      expect(await openForm().keyFor(email)).not.toBe(first);
    }
  });

  it("uses a separate key for each form", async () => {
    const { openForm } = createTab();
    const demo = await openForm("demo").keyFor(email);
    const contact = await openForm("contact").keyFor(email);
    expect(contact).not.toBe(demo);
    expect(await openForm("demo").keyFor(email)).toBe(demo);
  });

  it("stores only a hash of the content, never the content", async () => {
    const { items, openForm } = createTab();
    await openForm().keyFor(email);
    const stored = JSON.stringify([...items]);
    expect(stored).not.toContain("rekha");
    expect(stored).toMatch(/[0-9a-f]{64}/);
  });

  it.each(["", "null", "7", "{", '{"fingerprint":7}', '{"fingerprint":"a","key":"<script>"}'])(
    "ignores %j in the storage",
    async (stored) => {
      const { items, openForm } = createTab();
      await openForm().keyFor(email);
      for (const name of items.keys()) items.set(name, stored);
      expect(await openForm().keyFor(email)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe("without storage or hashing", () => {
  it("keeps the key in memory when storage is blocked or full", async () => {
    const blocked = createSubmissionKeys("demo", () => {
      throw new DOMException("Blocked", "SecurityError");
    });
    const full = createSubmissionKeys("demo", () => ({
      getItem: () => null,
      setItem() {
        throw new DOMException("Full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    }));
    for (const keys of [blocked, full]) {
      const first = await keys.keyFor(email);
      expect(await keys.keyFor(email)).toBe(first);
      keys.settle("booked");
      expect(await keys.keyFor(email)).not.toBe(first);
    }
  });

  it("keeps the key in memory over plain HTTP, and stores nothing", async () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    const { items, openForm } = createTab();
    const keys = openForm();
    const first = await keys.keyFor(email);
    expect(await keys.keyFor(email)).toBe(first);
    expect(await keys.keyFor("another")).not.toBe(first);
    expect(items.size).toBe(0);
  });
});
