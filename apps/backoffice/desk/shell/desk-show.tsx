import type { ReactNode } from "react";
import { HttpError, Loading, Show, useShowContext } from "react-admin";
import { whole } from "../transport/data-provider.ts";
import { deadEndCopy as copy } from "./copy.ts";
import { EmptyList } from "./empty-list.tsx";
import { TryAgain } from "./try-again.tsx";

const stay = () => undefined;

/**
 * The page of one record. It says that it loads, that there is no such record, or why it could not
 * be read, where react-admin would go back to the list with a note that nothing exists.
 *
 * @param refetchInterval how soon to look again, for what changes by itself
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
      queryOptions={{ ...whole, onError: stay, refetchInterval }}
      component="div"
      title={title}
      actions={false}
      error={<ShowFailed />}
    >
      <Arrived>{children}</Arrived>
    </Show>
  );
}

function Arrived({ children }: { children: ReactNode }) {
  const { isPending, record } = useShowContext();
  // Where the session has ended react-admin gives an empty record until the sign-in page is there.
  return isPending || record?.id === undefined ? <Loading /> : children;
}

function ShowFailed() {
  const { error } = useShowContext();
  if (error instanceof HttpError && error.status === 404) return <EmptyList {...copy.notFound} />;
  return <TryAgain error={error} />;
}
