/** The outcomes that come from a host's answer. */
const hostAnswers: ReadonlySet<string> = new Set(["booked", "stored", "rejected"]);

/** A submission without an answer: a hash of its content, and its idempotency key. */
interface Unanswered {
  fingerprint: string;
  key: string;
}

type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Idempotency keys of a form: a UUID that stays the same while the same content is sent again
 * without an answer, so that a host stores at most one lead. Other content gets another key;
 * otherwise a host would take a correction for a repeat.
 *
 * The key is stored in the tab's storage beside a hash of the content, so it survives a reload. The
 * content itself is never stored. Without storage or hashing, the key lasts as long as the page.
 *
 * @param form identifies the form
 * @param openStorage throws when the visitor has blocked storage
 */
export function createSubmissionKeys(
  form: string,
  openStorage: () => KeyStorage = () => sessionStorage,
) {
  const slot = `unanswered ${form}`;
  let unanswered: Unanswered | undefined;

  const withStorage = <Result>(use: (storage: KeyStorage) => Result): Result | undefined => {
    try {
      return use(openStorage());
    } catch {
      return undefined;
    }
  };

  return {
    /** Returns the key to send with this content. */
    async keyFor(content: string): Promise<string> {
      const hash = await hashContent(content);
      const fingerprint = hash ?? content;
      unanswered ??= withStorage((storage) => readUnanswered(storage.getItem(slot)));
      if (unanswered?.fingerprint !== fingerprint) unanswered = { fingerprint, key: createKey() };
      const { key } = unanswered;
      withStorage((storage) => {
        if (hash) storage.setItem(slot, JSON.stringify({ fingerprint: hash, key }));
        else storage.removeItem(slot);
      });
      return key;
    },
    /**
     * Records the outcome. After a host's answer the next submission gets a new key. An invalid or
     * rejected submission keeps its key: an earlier attempt may have reached a host and stored a
     * lead.
     */
    settle(outcome: string): void {
      if (!hostAnswers.has(outcome)) return;
      unanswered = undefined;
      withStorage((storage) => storage.removeItem(slot));
    },
  };
}

/** Undefined when the browser can't hash: it can only over HTTPS and on localhost. */
async function hashContent(content: string): Promise<string | undefined> {
  if (!globalThis.crypto.subtle) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return toHex(new Uint8Array(hash));
}

/** A random UUID; `crypto.randomUUID` is missing over plain HTTP. */
function createKey(): string {
  const hex = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const [first, second, third, fourth] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
  ];
  return `${first}-${second}-4${third}-8${fourth}-${hex.slice(20)}`;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Validates the stored value: another version of the site may have written it. */
function readUnanswered(stored: string | null): Unanswered | undefined {
  const { fingerprint, key }: Partial<Unanswered> = JSON.parse(stored ?? "{}") ?? {};
  if (typeof fingerprint !== "string" || typeof key !== "string" || !uuid.test(key)) {
    return undefined;
  }
  return { fingerprint, key };
}
