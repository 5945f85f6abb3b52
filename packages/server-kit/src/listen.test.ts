import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";

const systemLimit = "/proc/sys/net/core/somaxconn";
const hasRoom = existsSync(systemLimit) && Number(readFileSync(systemLimit, "utf8")) >= 2_000;

it.runIf(hasRoom)(
  "a thousand connections wait while the app is busy, and none is dropped",
  async () => {
    const script = `
    import { createServer } from "node:http";
    import { listen } from ${JSON.stringify(new URL("listen.ts", import.meta.url).href)};
    const server = createServer((_, response) => response.end());
    listen(server, { host: "127.0.0.1", port: 0 }, () => console.log(server.address().port));`;
    const app = spawn(process.execPath, ["--input-type=module", "--eval", script]);
    const sockets: Socket[] = [];
    try {
      const [port] = await once(createInterface(app.stdout), "line");
      // A stopped process accepts nothing, so all of them wait in the kernel.
      app.kill("SIGSTOP");
      let connected = 0;
      for (let count = 0; count < 1_000; count += 1) {
        const socket = connect(Number(port), "127.0.0.1", () => {
          connected += 1;
        });
        sockets.push(socket);
      }
      await expect.poll(() => connected).toBe(1_000);
    } finally {
      for (const socket of sockets) socket.destroy();
      app.kill("SIGKILL");
    }
  },
);
