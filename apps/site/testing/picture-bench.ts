import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBackend } from "../app/backend/.server/backend.ts";
import { createPictureStore } from "../app/backend/.server/pictures/picture-store.ts";
import { type HostStandIn, type StandInAnswer, startHostStandIn } from "./host-stand-in.ts";
import { createTestApp } from "./test-app.ts";
import { testSettings } from "./test-settings.ts";

/** A site with a host that has pictures. */
export interface PictureBench {
  host: HostStandIn;
  /** Where the site stores its copies. */
  folder: string;
  /** Starts the site again, with what it has on disk. */
  restartSite(options?: { folder?: string; maxBytes?: number }): void;
  ask(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Adds a picture to the host and returns its path. */
  addPicture(stem: string): string;
  close(): Promise<void>;
}

export async function openPictureBench(): Promise<PictureBench> {
  const host = await startHostStandIn();
  const folder = mkdtempSync(join(tmpdir(), "site-pictures-"));
  const settings = testSettings({ API_URL: `${host.url}/api`, ADMIN_URL: host.url });
  const start = (of = folder, maxBytes?: number) => {
    const backend = createBackend(settings, { pictureStore: createPictureStore(of, maxBytes) });
    return createTestApp(settings, undefined, undefined, { backend });
  };
  let app = start();
  return {
    host,
    folder,
    restartSite({ folder: of, maxBytes } = {}) {
      app = start(of, maxBytes);
    },
    ask: async (path, headers = {}) => app.request(path, { headers }),
    addPicture(stem) {
      const path = picturePath(stem, webp(stem));
      host.answers[`GET ${path}`] = sendPicture(webp(stem));
      return path;
    },
    async close() {
      await host.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Bytes that begin like a WebP file. */
export const webp = (text: string) => Buffer.from(`RIFF0000WEBPVP8 ${text}`);

/** The path that our back office gives to a picture. */
export function picturePath(stem: string, bytes: Buffer): string {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return `/media/${stem}-20x10-${digest}.webp`;
}

/** The path of a variant of a picture that is wide enough to have one. */
export function variantPath(stem: string): { original: string; variant: string } {
  const name = picturePath(stem, webp(stem)).replace("-20x10-", "-680x400-");
  return { original: name, variant: name.replace(/\.webp$/, ".480.avif") };
}

export function sendPicture(bytes: Buffer, status = 200): StandInAnswer {
  return (response) => {
    response.writeHead(status, { "Content-Type": "image/webp" });
    response.end(bytes);
  };
}
