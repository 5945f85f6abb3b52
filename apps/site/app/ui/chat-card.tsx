import { Bubble } from "./bubble.tsx";
import { joinClasses } from "./classes.ts";

/** A short conversation beside a page's heading. It repeats the text, so screen readers skip it. */
export function ChatCard({
  chat,
  padding = "p-5 wide:p-7",
}: {
  chat: readonly { side: "in" | "out"; text: string }[];
  padding?: string;
}) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        "chat-paper flex flex-col gap-2.5 rounded-panel border border-line",
        padding,
      )}
    >
      {chat.map(({ side, text }) => (
        <Bubble key={text} side={side}>
          {text}
        </Bubble>
      ))}
    </div>
  );
}
