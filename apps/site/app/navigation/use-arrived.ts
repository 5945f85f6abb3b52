import { useEffect, useState } from "react";

/**
 * For a page whose client loader uses `awaitBriefly`: keeps showing the last page while the next
 * one loads, so that shared parts stay mounted.
 *
 * @returns no page when nothing has arrived yet
 */
export function useArrived<Page>(page: Page | Promise<Page>): {
  page: Page | undefined;
  isLoading: boolean;
} {
  const [last, setLast] = useState<{ source: unknown; page: Page }>();
  useEffect(() => {
    let isLeft = false;
    const show = (arrived: Page) => {
      if (!isLeft) setLast({ source: page, page: arrived });
    };
    if (page instanceof Promise) void page.then(show);
    else show(page);
    return () => {
      isLeft = true;
    };
  }, [page]);
  if (!(page instanceof Promise)) return { page, isLoading: false };
  return { page: last?.page, isLoading: last?.source !== page };
}
