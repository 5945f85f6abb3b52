/** The outcomes that a host's answer has. */
const hostAnswers: ReadonlySet<string> = new Set(["booked", "stored", "rejected"]);

/** A submission that got no answer: a hash of its content, and the key that it was sent with. */
interface Unanswered {
  fingerprint: string;
  key: string;
}

type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Idempotency keys of a form: a UUID that stays the same while the same content is tried again
 * after it got no answer, so that it makes one lead at most. Other content gets another key, or a
 * correction would be taken for a repeat.
 *
 * The key survives a reload in the tab's storage, beside a hash of the content. The content itself
 * is never stored. Without storage, or without a hash, the key lives as long as the page.
 *
 * @param form tells the forms apart
 * @param openStorage throws where the visitor has blocked storage
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
    /** The key to send this content with. */
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
     * Hears how it went. Once a host has answered, what follows is a submission of its own. What was
     * invalid or refused by the site never reached a host: an earlier try of it may still have made
     * a lead.
     */
    settle(outcome: string): void {
      if (!hostAnswers.has(outcome)) return;
      unanswered = undefined;
      withStorage((storage) => storage.removeItem(slot));
    },
  };
}

/** Undefined where the browser has no hash: it offers one only over HTTPS and on localhost. */
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

/** Storage may hold what another version of the site has written. */
function readUnanswered(stored: string | null): Unanswered | undefined {
  const { fingerprint, key }: Partial<Unanswered> = JSON.parse(stored ?? "{}") ?? {};
  if (typeof fingerprint !== "string" || typeof key !== "string" || !uuid.test(key)) {
    return undefined;
  }
  return { fingerprint, key };
}
