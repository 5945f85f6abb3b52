import { brand, mark, writeMarkPaths } from "@crm/brand";
import sharp from "sharp";
import type { Plugin } from "vite";
import { iconPaths } from "../app/seo/icon-paths.ts";

const { colours } = brand;

/** The mark's share of an icon's width; the rest is empty. */
const whole = 1;
const framed = 0.62;
/** Systems that crop icons to their own shape show at least the inner 80 % of the square. */
const safe = 0.5;

const drawings: Record<string, () => Promise<Buffer> | Buffer> = {
  [iconPaths.vector]: () => Buffer.from(drawMark(whole)),
  [iconPaths.tab]: () => paint(drawMark(whole), 32),
  [iconPaths.apple]: () => paint(drawMark(framed, colours.paper), 180),
  [iconPaths.medium]: () => paint(drawMark(whole), 192),
  [iconPaths.large]: () => paint(drawMark(framed, colours.paper), 512),
  [iconPaths.maskable]: () => paint(drawMark(safe, colours.paper), 512),
};

/** Draws the site's icons from the brand's mark and colours. */
export function brandIcons(): Plugin {
  return {
    name: "brand-icons",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const [path, draw] of Object.entries(drawings)) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source: await draw() });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const draw = drawings[request.url ?? ""];
        if (!draw) return next();
        response.setHeader("Content-Type", request.url?.endsWith("svg") ? svgType : "image/png");
        response.end(await draw());
      });
    },
  };
}

const svgType = "image/svg+xml";

/** The mark in the middle of a square, on a colour or on a transparent background. */
function drawMark(share: number, background?: string): string {
  const side = mark.size / share;
  const from = (mark.size - side) / 2;
  const ground = background
    ? `<rect x="${from}" y="${from}" width="${side}" height="${side}" fill="${background}"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${side} ${side}">${ground}${writeMarkPaths()}</svg>`;
}

function paint(svg: string, pixels: number): Promise<Buffer> {
  const density = (72 * pixels) / mark.size;
  return sharp(Buffer.from(svg), { density })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
