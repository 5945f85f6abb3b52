/** Paths of the site's icons; `vite/icons.ts` draws them from the brand's mark at build. */
export const iconPaths = {
  vector: "/icon.svg",
  /** For browsers without SVG icons. Pixels: 32. */
  tab: "/icon-32.png",
  /** The home screen of an iPhone. Pixels: 180. */
  apple: "/apple-touch-icon.png",
  /** Web manifest. Pixels: 192 and 512. */
  medium: "/icon-192.png",
  large: "/icon-512.png",
  /** A full square with the mark in the safe zone, for systems that apply their own mask. */
  maskable: "/icon-maskable-512.png",
} as const;
