import { type ReactNode, useState } from "react";
import type { FormReply } from "../forms/form-reply.ts";
import { Card } from "../ui/card.tsx";
import { ChatCard } from "../ui/chat-card.tsx";
import { Container } from "../ui/container.tsx";
import { Heading, Lede } from "../ui/heading.tsx";

/**
 * A lead dialog's form on a page of its own, for visitors without JavaScript.
 *
 * @param reply the server's answer when the form was sent without JavaScript
 */
export function LeadFormPage({
  id,
  title,
  subtitle,
  chat,
  reply,
  Form,
}: {
  /** Prefix of the fields' ids. */
  id: string;
  title: string;
  subtitle: string;
  chat: Parameters<typeof ChatCard>[0]["chat"];
  reply: FormReply | undefined;
  Form: (props: { id: string; reply?: FormReply | undefined; onDone: () => void }) => ReactNode;
}) {
  // A new value remounts the form, empty.
  const [round, setRound] = useState(0);
  return (
    <Container className="grid items-start gap-x-16 gap-y-12 pt-4 pb-20 wide:pt-14 wide:pb-28 desk:grid-cols-14-9">
      <div>
        <Heading as="h1">{title}</Heading>
        <Lede className="mt-4">{subtitle}</Lede>
        <Card className="mt-6 rounded-panel! p-5! pt-0! wide:p-9! wide:pt-4!">
          <Form
            key={round}
            id={id}
            reply={round === 0 ? reply : undefined}
            onDone={() => setRound(round + 1)}
          />
        </Card>
      </div>
      <ChatCard chat={chat} padding="p-6 wide:p-8" />
    </Container>
  );
}
