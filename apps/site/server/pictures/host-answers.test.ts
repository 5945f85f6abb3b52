import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerNever, type StandInAnswer } from "../../testing/host-stand-in.ts";
import {
  openPictureBench,
  type PictureBench,
  picturePath,
  sendPicture,
  webp,
} from "../../testing/picture-bench.ts";

let bench: PictureBench;

beforeEach(async () => {
  bench = await openPictureBench();
});
afterEach(() => bench.close());

describe("what the host answers for a picture", () => {
  const bytes = webp("board");
  const path = picturePath("board", bytes);
  const large = Buffer.concat([bytes, Buffer.alloc(4 * 1024 * 1024)]);
  const script = Buffer.from(
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
  );

  it.each<[string, string, StandInAnswer]>([
    ["a drawing with a script", picturePath("board", script), sendPicture(script)],
    ["another picture", path, sendPicture(webp("other"))],
    ["half of the picture", path, sendPicture(bytes.subarray(0, -2))],
    ["more than 4 MB", picturePath("large", large), sendPicture(large)],
    ["an error", path, sendPicture(bytes, 500)],
    ["a redirect", path, (response) => response.writeHead(302, { Location: "/moved" }).end()],
  ])("is not served when it is %s", async (_, asked, answer) => {
    bench.host.answers["GET /moved"] = sendPicture(bytes);
    bench.host.answers[`GET ${asked}`] = answer;
    expect((await bench.ask(asked)).status).toBe(502);
  });

  it("is 404 when the host does not have it, and no cache stores that", async () => {
    const answer = await bench.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    bench.host.answers[`GET ${path}`] = sendPicture(bytes);
    expect((await bench.ask(path)).status).toBe(200);
  });

  it.each([
    "/media/secrets.json",
    "/media/a.webp",
    "/media/..%2fapi%2fleads-20x10-0123456789.webp",
    "/media/x/board-20x10-0123456789.webp",
    "/media/board-20x10-0123456789.svg",
    "/media",
  ])("is not requested for %s", async (other) => {
    expect([302, 404]).toContain((await bench.ask(other)).status);
    expect(bench.host.calls).toEqual([]);
  });

  it("is awaited by at most 24 pictures; the next ones are answered at once", async () => {
    const paths = Array.from({ length: 25 }, (_, index) => picturePath(`p${index}`, bytes));
    for (const each of paths) bench.host.answers[`GET ${each}`] = answerNever;
    const waiting = paths.slice(0, 24).map((each) => bench.ask(each));
    await vi.waitFor(() => expect(bench.host.calls).toHaveLength(24), 30_000);
    expect((await bench.ask(paths[24] ?? "")).status).toBe(502);
    expect(bench.host.calls).toHaveLength(24);
    await bench.host.stop();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(24).fill(502));
  });
});
