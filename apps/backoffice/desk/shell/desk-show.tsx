import type { ReactNode } from "react";
import { HttpError, Loading, Show, useShowContext } from "react-admin";
import { wholeRecord } from "../transport/data-provider.ts";
import { errorPageCopy as copy } from "./copy.ts";
import { EmptyList } from "./empty-list.tsx";
import { TryAgain } from "./try-again.tsx";

const ignoreError = () => undefined;

/**
 * The page of one record. It shows a loading state, a missing record and a failed request, where
 * react-admin alone would return to the list with a message that the record does not exist.
 *
 * @param refetchInterval milliseconds between requests, for records that the server changes
 */
export function DeskShow({
  title,
  children,
  refetchInterval = false,
}: {
  title: ReactNode;
  children: ReactNode;
  refetchInterval?: NonNullable<Parameters<typeof Show>[0]["queryOptions"]>["refetchInterval"];
}) {
  return (
    <Show
      queryOptions={{ ...wholeRecord, onError: ignoreError, refetchInterval }}
      component="div"
      title={title}
      actions={false}
      error={<ShowFailed />}
    >
      <Loaded>{children}</Loaded>
    </Show>
  );
}

function Loaded({ children }: { children: ReactNode }) {
  const { isPending, record } = useShowContext();
  // After the session has ended, react-admin returns an empty record until the sign-in page opens.
  return isPending || record?.id === undefined ? <Loading /> : children;
}

function ShowFailed() {
  const { error } = useShowContext();
  if (error instanceof HttpError && error.status === 404) return <EmptyList {...copy.notFound} />;
  return <TryAgain error={error} />;
}
