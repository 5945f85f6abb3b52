import { Edit, type RaRecord, useRecordContext } from "react-admin";
import type { ArticleDetail } from "../../server/desk/transport/content-shapes.ts";
import { TryAgain } from "../shell/try-again.tsx";
import { wholeRecord } from "../transport/data-provider.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { openCopy, useOpenedArticle } from "./editing/use-opened-article.ts";

export function ArticleEdit() {
  return (
    <Edit
      component="div"
      actions={false}
      title={<ArticleTitle />}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      mutationOptions={wholeRecord}
    >
      <OpenedArticle />
    </Edit>
  );
}

function OpenedArticle() {
  const article = useRecordContext<RaRecord & ArticleDetail>();
  return article ? <Opened key={article.id} article={article} /> : null;
}

function Opened({ article }: { article: RaRecord & ArticleDetail }) {
  const { text, setText, error, load } = useOpenedArticle(article.id);
  if (error && !text) return <TryAgain error={error} />;
  if (!text) return null;
  return (
    <ArticleEditor
      key={text.key}
      id={article.id}
      record={article}
      text={text}
      openText={(copy) => setText(openCopy(copy))}
      reload={load}
    />
  );
}

function ArticleTitle() {
  return useRecordContext<RaRecord & ArticleDetail>()?.title ?? "";
}
