import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";

/**
 * The address of a picture on a page, or undefined when a browser must not load it. A picture that our
 * back office stores has the same path at the site, which serves it also while the host is down; any
 * other picture has its full address.
 *
 * @param mediaBase the host's address
 */
export function imageAddress(src: string, mediaBase: string): string | undefined {
  if (src.trim() === "" || !URL.canParse(src, mediaBase)) return undefined;
  const url = new URL(src, mediaBase);
  if (isStoredPicture(url, mediaBase)) return url.pathname;
  return isWeb(url) ? url.href : undefined;
}

function isStoredPicture({ origin, pathname, search }: URL, mediaBase: string): boolean {
  const [, folder, ...names] = pathname.split("/");
  const isInFolder = `/${folder}` === mediaPath && names.length === 1;
  const isHosts = origin === new URL(mediaBase).origin && search === "";
  return isInFolder && isHosts && readPictureSize(pathname) !== undefined;
}

export function isWeb({ protocol }: URL): boolean {
  return protocol === "http:" || protocol === "https:";
}
