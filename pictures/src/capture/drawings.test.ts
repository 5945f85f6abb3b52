import { brand } from "@crm/brand";
import { expect, test } from "vitest";
import { startServer } from "./drawings.ts";

test("the style sheet of the drawings has the brand's colours and the drawings' scale", async () => {
  const server = await startServer();
  try {
    const { code = "" } = (await server.transformRequest("/src/pictures.css?direct")) ?? {};
    expect(readProperty(code, "--brand-green")).toBe(brand.colours.green);
    expect(readProperty(code, "--text-drawing-sm")).toBe("0.75rem");
  } finally {
    await server.close();
  }
});

function readProperty(sheet: string, name: string): string | undefined {
  return new RegExp(`${name}: ?([^;]+);`).exec(sheet)?.[1];
}
