import { ChatCard } from "../ui/chat-card.tsx";
import { Heading, Lede } from "../ui/heading.tsx";

/** A part of a lead form's own page, around the form. */
export function LeadFormPart({
  part,
  copy: { title, subtitle, chat },
}: {
  part: "intro" | "chat";
  copy: { title: string; subtitle: string; chat: Parameters<typeof ChatCard>[0]["chat"] };
}) {
  if (part === "chat") return <ChatCard chat={chat} padding="p-6 wide:p-8" />;
  return (
    <>
      <Heading as="h1">{title}</Heading>
      <Lede className="mt-4">{subtitle}</Lede>
    </>
  );
}
