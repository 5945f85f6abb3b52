import { expect, test } from "vitest";
import { listSources, readText } from "./sources.ts";

const onServers = /^(?:packages\/|apps\/(?:site|backoffice)\/server\/|apps\/site\/app\/backend\/)/;

test("servers send requests with `sendRequest`, because `fetch` decompresses every answer", () => {
  const fetching = listSources()
    .filter((file) => onServers.test(file) && !file.endsWith(".test.ts"))
    .filter((file) => /(?<![.\w])fetch\(/.test(readText(file)));
  expect(fetching).toEqual([]);
});
