import { brand } from "@crm/brand";
import { darken, lighten } from "@mui/material/styles";

export type DeskColours = Record<keyof (typeof brand)["colours"] | "onGreen" | "onClay", string>;

const { ink, soft, green, gold, clay, paper, white } = brand.colours;

/** The brand's colours by their use: `white` is the surface, `ink` the text on it, and so on. */
export const lightColours: DeskColours = { ...brand.colours, onGreen: white, onClay: white };

/** The same uses on a dark ground, made from the brand's colours. */
export const darkColours: DeskColours = {
  paper: darken(ink, 0.4),
  white: darken(ink, 0.05),
  sand: lighten(ink, 0.1),
  ink: paper,
  soft: lighten(soft, 0.65),
  green: lighten(green, 0.62),
  deep: lighten(green, 0.8),
  leaf: darken(green, 0.25),
  gold,
  goldSoft: darken(gold, 0.72),
  clay: lighten(clay, 0.5),
  line: lighten(ink, 0.22),
  onGreen: ink,
  onClay: ink,
};

declare module "@mui/material/styles" {
  interface PaletteOptions {
    /** For `sx`, such as `backgroundColor: "brand.leaf"`. */
    brand?: DeskColours;
  }
}
