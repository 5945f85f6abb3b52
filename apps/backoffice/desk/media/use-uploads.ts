import { useEffect, useRef, useState } from "react";
import type { UploadedPicture } from "../../server/desk/transport/content-shapes.ts";
import { maxPictureBytes } from "../../server/media/picture-limits.ts";
import { upload } from "../transport/request.ts";
import { mediaCopy as copy } from "./copy.ts";

/** How many files are sent at a time. */
const mostSending = 3;

/** One chosen file. */
export interface Upload {
  id: number;
  file: File;
  state: "waiting" | "sending" | "done" | "failed" | "cancelled";
  /** The share of the file that was sent, from 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem: string;
}

export interface Uploads {
  list: Upload[];
  add(files: readonly File[]): void;
  cancel(id: number): void;
  retry(id: number): void;
  /** Removes the files that are neither waiting nor being sent. */
  clear(): void;
}

let lastId = 0;

/**
 * Uploads files, a few at a time. One that fails does not stop the others. Leaving the page ends those that
 * are not finished.
 */
export function useUploads(onUploaded: (picture: UploadedPicture) => void): Uploads {
  const [list, setList] = useState<Upload[]>([]);
  const sending = useRef(new Map<number, AbortController>());
  const change = (id: number, changes: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  async function send({ id, file }: Upload) {
    const stop = new AbortController();
    sending.current.set(id, stop);
    change(id, { state: "sending", progress: 0, problem: "" });
    try {
      const query = new URLSearchParams({ name: file.name });
      const picture = await upload<UploadedPicture>(`/api/desk/pictures?${query}`, file, {
        onProgress: (progress) => change(id, { progress }),
        signal: stop.signal,
      });
      change(id, { state: "done", progress: 1 });
      onUploaded(picture);
    } catch (error) {
      const problem = error instanceof Error ? error.message : copy.failed;
      change(id, stop.signal.aborted ? { state: "cancelled" } : { state: "failed", problem });
    } finally {
      sending.current.delete(id);
    }
  }

  useEffect(() => {
    const free = mostSending - list.filter(({ state }) => state === "sending").length;
    const next = list.filter(({ id, state }) => state === "waiting" && !sending.current.has(id));
    for (const one of next.slice(0, Math.max(0, free))) void send(one);
  });
  useEffect(() => {
    const running = sending.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  return {
    list,
    add(files) {
      const added = files.map((file): Upload => {
        const isTooLarge = file.size > maxPictureBytes;
        return {
          ...{ id: ++lastId, file, progress: 0 },
          state: isTooLarge ? "failed" : "waiting",
          problem: isTooLarge ? copy.tooLarge : "",
        };
      });
      setList((all) => [...all, ...added]);
    },
    cancel(id) {
      const stop = sending.current.get(id);
      if (stop) stop.abort();
      else change(id, { state: "cancelled" });
    },
    retry: (id) => change(id, { state: "waiting" }),
    clear: () =>
      setList((all) => all.filter(({ state }) => state === "waiting" || state === "sending")),
  };
}
