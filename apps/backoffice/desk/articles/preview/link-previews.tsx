import { type RaRecord, useRecordContext } from "react-admin";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import { FormSection } from "../../shell/form-section.tsx";
import { previewCopy as copy } from "./copy.ts";
import { LinkCard } from "./link-card.tsx";
import { SearchResult } from "./search-result.tsx";
import { usePreview } from "./use-preview.ts";

/** Below the descriptions: what search engines and chats show of a saved article. */
export function LinkPreviews() {
  const article = useRecordContext<RaRecord & ArticleDetail>();
  return article ? <Previews id={String(article.id)} /> : null;
}

function Previews({ id }: { id: string }) {
  const { shown } = usePreview(id);
  if (!shown) return null;
  return (
    <>
      <FormSection title={copy.search}>
        <SearchResult siteUrl={shown.siteUrl} />
      </FormSection>
      <FormSection title={copy.card}>
        <LinkCard preview={shown} />
      </FormSection>
    </>
  );
}
