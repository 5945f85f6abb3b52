import type { ReactNode } from "react";
import { Create, useNotify, useRedirect } from "react-admin";

/** A page on which something is written; once saved, its own page comes next. */
export function CreatePage({
  resource,
  copy,
  children,
}: {
  resource: string;
  copy: { create: string; saved: string };
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
          redirect("edit", resource, id);
        },
      }}
    >
      {children}
    </Create>
  );
}
