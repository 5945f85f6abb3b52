/** The full address of a picture, or undefined when a browser must not load it. */
export function imageAddress(src: string, mediaBase: string): string | undefined {
  if (src.trim() === "" || !URL.canParse(src, mediaBase)) return undefined;
  const url = new URL(src, mediaBase);
  return isWeb(url) ? url.href : undefined;
}

export function isWeb({ protocol }: URL): boolean {
  return protocol === "http:" || protocol === "https:";
}
