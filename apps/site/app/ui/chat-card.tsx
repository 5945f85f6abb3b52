import { Bubble } from "./bubble.tsx";
import { joinClasses } from "./classes.ts";

/** A short talk beside a page's head. It repeats what the words say, so it is not read out. */
export function ChatCard({
  talk,
  padding = "p-5 wide:p-7",
}: {
  talk: readonly { side: "in" | "out"; text: string }[];
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
      {talk.map(({ side, text }) => (
        <Bubble key={text} side={side}>
          {text}
        </Bubble>
      ))}
    </div>
  );
}
