import type { LeadChange, LeadFeed } from "../../leads/lead-feed.ts";

/** Shows browser and proxies that the stream works, and asks whether the session has ended. Milliseconds. */
const beatMs = 10_000;
/** After how long the browser connects again. Milliseconds. */
const retryMs = 2_000;
/** A reader who does not take what is sent is disconnected. Messages. */
const mostUnread = 100;

interface Parts {
  leadFeed: LeadFeed;
  /** The time of the last event that the reader has; undefined when it has none. */
  since: number | undefined;
  /** Epoch milliseconds. */
  now: number;
  hasEnded: () => Promise<boolean>;
  /** Called once, whoever ends it. */
  onClose: () => void;
}

/** Opens a stream of server-sent events: "ready", then one for each change of a lead. */
export function openEventStream(parts: Parts): ReadableStream<Uint8Array> {
  const { leadFeed, since, now, hasEnded, onClose } = parts;
  let release = () => {};

  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    let isOpen = true;
    let unsent = `retry: ${retryMs}\nid: ${since ?? now}\nevent: ready\ndata: {}\n\n`;
    let stopFollowing = () => {};

    function close(): void {
      if (!isOpen) return;
      release();
      controller.close();
    }
    function send(text: string): void {
      if (!isOpen) return;
      if ((controller.desiredSize ?? 0) > 0) controller.enqueue(Buffer.from(text));
      else close();
    }
    const beat = setInterval(async () => {
      if (await hasEnded()) close();
      else send("event: beat\ndata: {}\n\n");
    }, beatMs);

    release = () => {
      if (!isOpen) return;
      isOpen = false;
      clearInterval(beat);
      stopFollowing();
      onClose();
    };
    const onChanges = (changes: LeadChange[]) => {
      send(unsent + changes.map(writeEvent).join(""));
      unsent = "";
    };
    stopFollowing = leadFeed.follow(since, onChanges, close);
  }

  return new ReadableStream({ start, cancel: () => release() }, { highWaterMark: mostUnread });
}

const writeEvent = (change: LeadChange) =>
  `id: ${change.at}\nevent: lead\ndata: ${JSON.stringify(change)}\n\n`;
