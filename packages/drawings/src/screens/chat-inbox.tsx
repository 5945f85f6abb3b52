import { inbox } from "../data/chats.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Tag } from "../kit/tag.tsx";

/** The conversations at the left of the chat screen, the newest first. */
export function ChatInbox({ className = "" }: { className?: string }) {
  return (
    <div className={`flex shrink-0 flex-col border-e border-line ${className}`}>
      <div className="flex gap-1 p-3">
        <Tag>Active 14</Tag>
        <Tag tone="gold">Requesting 2</Tag>
      </div>
      {inbox.map(({ lead, line, time, unread }, i) => (
        <div
          key={lead.name}
          className={`flex items-center gap-2.5 border-t border-line/70 px-3 py-2.5 ${i === 0 ? "bg-leaf/45" : ""}`}
        >
          <Avatar name={lead.name} className="size-8!" />
          <span className="min-w-0 flex-1 leading-row">
            <span className="flex items-baseline gap-2">
              <span className="truncate font-semibold">{lead.name}</span>
              <span className="ms-auto text-drawing-xs text-soft tabular-nums">{time}</span>
            </span>
            <span className="flex items-center gap-2">
              <span className={`truncate text-drawing-sm ${unread ? "font-medium" : "text-soft"}`}>
                {line}
              </span>
              {unread > 0 && (
                <span className="ms-auto flex size-4 shrink-0 items-center justify-center rounded-full bg-green text-drawing-xs font-semibold leading-none text-white">
                  {unread}
                </span>
              )}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
