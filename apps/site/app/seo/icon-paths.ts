/** Where the site's icons stand; `vite-icons.ts` draws them from the brand's mark at build. */
export const iconPaths = {
  vector: "/icon.svg",
  /** Browsers that take no SVG. Pixels: 32. */
  tab: "/icon-32.png",
  /** The home screen of an iPhone. Pixels: 180. */
  apple: "/apple-touch-icon.png",
  /** Web manifest. Pixels: 192 and 512. */
  medium: "/icon-192.png",
  large: "/icon-512.png",
  /** Full square with the mark in its safe middle, for systems that cut their own shape. */
  maskable: "/icon-maskable-512.png",
} as const;
