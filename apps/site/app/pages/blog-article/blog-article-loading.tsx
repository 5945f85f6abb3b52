import { Heading } from "../../ui/heading.tsx";
import { Loading } from "../../ui/loading.tsx";

/** Shown while a post is loading: it fills the screen, with the title if the link provided it. */
export function BlogArticleLoading({ title }: { title: string | undefined }) {
  return (
    <>
      <div className="min-h-screen" />
      <div className="fixed inset-0 z-40 grid place-content-center gap-6 bg-paper p-6">
        {title && (
          <Heading as="h1" size="section" className="max-w-[22em]">
            {title}
          </Heading>
        )}
        <Loading text="Loading article..." />
      </div>
    </>
  );
}
