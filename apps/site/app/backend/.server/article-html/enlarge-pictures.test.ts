import { parseHtml } from "@crm/server-kit/parse-html";
import { writeHtml } from "@crm/server-kit/write-html";
import { describe, expect, it } from "vitest";
import { enlargePictures } from "./enlarge-pictures.ts";

function enlarge(html: string) {
  const { tree } = parseHtml(html);
  const pictures = enlargePictures(tree);
  return { html: writeHtml(tree), pictures };
}

const board =
  '<img alt="Board &amp; &quot;stages&quot;" loading="lazy" src="https://desk.example/a.webp?b&amp;c" width="680" height="425" />';

describe("enlargePictures", () => {
  it("turns each picture into a button, and returns the data of its dialog", () => {
    const { html, pictures } = enlarge(`<p>${board}</p>${board}`);
    expect(html).toMatch(
      /^<p><button type="button"[^>]* commandfor="body-picture-1"><img [^>]*><span[^>]*>Enlarge<\/span><\/button><\/p><button /,
    );
    expect(pictures).toEqual([
      {
        id: "body-picture-1",
        src: "https://desk.example/a.webp?b&c",
        alt: 'Board & "stages"',
        width: 680,
        height: 425,
      },
      expect.objectContaining({ id: "body-picture-2" }),
    ]);
  });

  it("does not change pictures in links and icons within the text", () => {
    for (const html of [
      `<p><a href="/x">${board}</a></p>`,
      '<img alt="" src="https://desk.example/tick.webp" width="24" height="24" />',
    ]) {
      expect(enlarge(html)).toEqual({ html, pictures: [] });
    }
  });

  it("gives a dialog to the first hundred pictures, and leaves the others as they are", () => {
    const { html, pictures } = enlarge(`${board.repeat(150)}<p>End</p>`);
    expect(pictures).toHaveLength(100);
    expect(html.match(/<button /g)).toHaveLength(100);
    expect(html.match(/<img /g)).toHaveLength(150);
    expect(html.endsWith(`${board}<p>End</p>`)).toBe(true);
  });
});
