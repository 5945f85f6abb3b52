import {
  articlePreview,
  articlePreviewsCapability,
  articlePreviewsPath,
  previewTokenParameter,
  readPreview,
} from "@crm/contract/extensions/article-previews";
import { FetchError } from "@crm/server-kit/fetch-json";
import type { Preview } from "../../preview.ts";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import type { CallExtension } from "../hosts/extension-client.ts";
import { readAnswer } from "../hosts/read-answer.ts";
import { log } from "../log.ts";
import { reshapeArticle } from "./reshape.ts";

/** Unpublished articles, for editors and whoever has their link. Nothing of them is stored here. */
export interface Previews {
  /** @param token of a link that the back office has signed */
  getPreview(token: string): Promise<Preview>;
}

interface Parts {
  callExtension: CallExtension;
  knows: KnowsCapability;
  publishSecret: string;
  /** The host's address, see `imageAddress`. */
  mediaBase: string;
  now?: () => number;
}

export function createPreviews(parts: Parts): Previews {
  const { callExtension, knows, publishSecret, mediaBase, now = Date.now } = parts;
  return {
    async getPreview(token) {
      // A forged link is rejected without a request to the host.
      const claims = readPreview(publishSecret, token, now());
      if (typeof claims === "string") return { outcome: claims };
      try {
        const isOffered = await knows(articlePreviewsCapability);
        if (isOffered === false) return { outcome: "missing" };
        const query = { [previewTokenParameter]: token };
        const { status, body } = await callExtension(articlePreviewsPath, { query });
        if (status === 404) return { outcome: "missing" };
        const found = readAnswer(articlePreviewsPath, articlePreview, body);
        const article = found?.success && (await reshapeArticle(found.article, mediaBase));
        if (!found || !article) return { outcome: "unknown" };
        return { outcome: "found", section: found.section, article, until: claims.until };
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        log.error({ reason: error.message }, "A host could not give a preview");
        return { outcome: "unknown" };
      }
    },
  };
}
