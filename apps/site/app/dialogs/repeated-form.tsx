import { type ReactNode, useState } from "react";
import type { LeadFormProps } from "./lead-form.tsx";

type LeadForm = (props: LeadFormProps) => ReactNode;

/** What a lead form on its own page gets from the page. */
export type PageFormProps = Pick<LeadFormProps, "reply" | "navigate">;

/** A lead form on its own page. After a submission it is shown again, empty. */
export function RepeatedForm({
  Form,
  id,
  reply,
  navigate,
}: { Form: LeadForm; id: string } & PageFormProps) {
  // A new value remounts the form, empty.
  const [round, setRound] = useState(0);
  return (
    <Form
      key={round}
      id={id}
      reply={round === 0 ? reply : undefined}
      navigate={navigate}
      onDone={() => setRound(round + 1)}
    />
  );
}
