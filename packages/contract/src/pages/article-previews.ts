/** Folder of the pages that show unpublished articles: `/preview/blog/…` and `/preview/help/…`. */
export const previewsPath = "/preview";

/**
 * The path of an unpublished article's page.
 *
 * @param token the signed token of the link; see `extensions/article-previews.ts`
 * @example articlePreviewPath("blog", token) // "/preview/blog/eyJhcn….5fQx…"
 */
export function articlePreviewPath(section: "help" | "blog", token: string): string {
  return `${previewsPath}/${section}/${token}`;
}
