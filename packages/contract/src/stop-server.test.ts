import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { createStop } from "./stop-server.ts";

it("lets a running request end, and waits for no connection on which nothing was asked", async () => {
  let answer = () => {};
  const server = createServer((_, response) => {
    answer = () => response.end("done");
  });
  const stop = createStop(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const unused = connect(port, "127.0.0.1");
  await once(unused, "connect");
  const running = fetch(`http://127.0.0.1:${port}/`);
  await once(server, "request");

  const stopped = new Promise<void>(stop);
  await once(unused, "close");
  answer();
  expect(await (await running).text()).toBe("done");
  await stopped;
});
