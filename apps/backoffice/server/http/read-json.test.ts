import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import { z } from "zod";
import { readForm } from "../desk/transport/read-form.ts";
import { jsonPost } from "../testing/test-backoffice.ts";
import { answerError } from "./answers.ts";
import { readJson } from "./read-json.ts";

it.each([readJson, readForm])(
  "%o answers 400 when the schema throws, and logs one line without the stack",
  async (read) => {
    const lines: string[] = [];
    const app = new Hono();
    app.onError(answerError(pino({}, { write: (line: string) => lines.push(line) })));
    const schema = z.object({ value: z.string().transform(() => JSON.parse("{")) });
    app.post("/", async (c) => c.json(await read(c, schema)));

    const answer = await app.request("/", jsonPost({ value: "x" }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      status: false,
      success: false,
      message: "The body has a value that can't be read",
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 30,
        msg: "bad request",
        reason: expect.stringMatching(/^The body has a value that can't be read: .*JSON/),
      }),
    ]);
    expect(lines.join()).not.toContain("read-json");
  },
);
