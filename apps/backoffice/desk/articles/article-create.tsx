import { useState } from "react";
import { useRedirect } from "react-admin";
import { useLocation } from "react-router";
import { ArticleEditor } from "./article-editor.tsx";
import { emptyArticle } from "./article-form.tsx";
import { FoundTexts } from "./editing/found-texts.tsx";
import type { KeptText } from "./editing/kept-texts.ts";
import { randomId } from "./editing/tab-id.ts";
import { openEmpty } from "./editing/use-opened-article.ts";

/**
 * A new article, empty or with what `WriteArticle` gives it. The server gets it when it has a title, so
 * that opening this page litters no list.
 */
export function ArticleCreate() {
  const { state } = useLocation();
  const [start, setStart] = useState(() => ({
    id: randomId(),
    text: openEmpty({ ...emptyArticle, ...state?.article }),
  }));
  const redirect = useRedirect();

  function goOn(id: string, kept: KeptText) {
    setStart({ id, text: { ...openEmpty(kept.fields), seen: kept, kept } });
  }

  /** The draft exists by then, and its own page shows what the server has. */
  const openPage = async () => redirect("edit", "articles", start.id);

  return (
    <>
      <FoundTexts own={start.id} onOpen={goOn} />
      <ArticleEditor
        key={start.text.key}
        id={start.id}
        record={undefined}
        text={start.text}
        openText={openPage}
        reload={openPage}
      />
    </>
  );
}
