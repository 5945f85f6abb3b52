import { readdirSync } from "node:fs";
import path from "node:path";
import { StepPicture } from "@crm/drawings/how-it-works/step-pictures";
import { describeSample } from "@crm/drawings/kit/sample-tag";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inProject } from "../../scripts/process/project.ts";
import { guidePictures } from "./guides/guide-pictures.ts";
import { GuideScreen } from "./guides/guide-screen.tsx";
import { PreviewDrawing } from "./previews/preview-drawing.tsx";

const drawings = inProject("packages/drawings/src");

/** The files with a whole drawn screen or chat. */
const files = readdirSync(drawings, { recursive: true, encoding: "utf8" }).filter((file) =>
  /^(?:screens\/.+-screen|home\/(?:automation|bulk|trial)-picture|hero\/hero-stage)\.tsx$/.test(
    file,
  ),
);

const countTags = (html: string) => html.match(/>Sample data</g)?.length ?? 0;

it("finds the drawn screens", () => {
  expect(files.length).toBeGreaterThanOrEqual(18);
});

it.each(files)(
  "%s says once that its data is made up, and in its text alternative too",
  async (file) => {
    const exports: Record<string, unknown> = await import(path.join(drawings, file));
    const Drawing = Object.values(exports).find((value) => typeof value === "function");
    const Component = Drawing as ComponentType;
    const html = renderToStaticMarkup(<Component />);
    expect(countTags(html)).toBe(1);
    expect(html.match(/aria-label="[^"]*\. Sample data\."/g)).toHaveLength(1);
  },
);

it("every screen of tutorials and articles says so once", () => {
  const counts = Object.values(guidePictures).map((picture) =>
    countTags(renderToStaticMarkup(<GuideScreen picture={picture} label="A" ring={undefined} />)),
  );
  expect(counts.length).toBeGreaterThan(80);
  expect(new Set(counts)).toEqual(new Set([1]));
});

it("link previews say so, but not the one with the real prices", () => {
  expect(countTags(renderToStaticMarkup(<PreviewDrawing name="contact" />))).toBe(1);
  expect(countTags(renderToStaticMarkup(<PreviewDrawing name="pricing" />))).toBe(0);
});

it("a small scene of a step does not", () => {
  expect(countTags(renderToStaticMarkup(<StepPicture step={2} />))).toBe(0);
});

it("text alternatives end with it, with or without a full stop of their own", () => {
  expect(describeSample("The lead list.")).toBe("The lead list. Sample data.");
  expect(describeSample("An order becomes a chat")).toBe("An order becomes a chat. Sample data.");
});
