import type { ReactNode } from "react";
import { Create, useNotify, useRedirect } from "react-admin";

/** The page of a new record. After saving, the record's own page opens. */
export function CreatePage({
  resource,
  copy,
  next = "edit",
  children,
}: {
  resource: string;
  copy: { create: string; saved: string };
  /** The record's own page. */
  next?: "edit" | "show";
  children: ReactNode;
}) {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <Create
      component="div"
      actions={false}
      title={copy.create}
      mutationOptions={{
        onSuccess: ({ id }: { id: string }) => {
          notify(copy.saved, { type: "success" });
          redirect(next, resource, id);
        },
      }}
    >
      {children}
    </Create>
  );
}
