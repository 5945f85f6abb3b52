import type { ReactNode } from "react";
import { ChevronLeftIcon, PlusIcon } from "../icons/ui-icons.tsx";
import { Avatar } from "./avatar.tsx";

export function ChatHeader({ name, detail }: { name: string; detail: string }) {
  return (
    <div className="chat-header">
      <ChevronLeftIcon className="chat-back" />
      <Avatar name={name} size="chat" />
      <div className="min-w-0">
        <div className="chat-name truncate">{name}</div>
        <div className="chat-small truncate text-white/80">{detail}</div>
      </div>
    </div>
  );
}

/** The background behind the bubbles. */
export function ChatWall({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`chat-wall ${className}`}>{children}</div>;
}

export function ChatDay({ children }: { children: ReactNode }) {
  return <span className="chat-day chat-small">{children}</span>;
}

/** Two ticks: delivered and read. */
function Ticks() {
  return (
    <svg viewBox="0 0 18 10" aria-hidden="true" className="chat-ticks">
      <path
        d="m1 5.5 3 3L10.5 1M8 8.2l.4.3L15 1"
        fill="none"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** One message: theirs on white at the left, ours on leaf at the right. */
export function ChatBubble({
  from,
  time,
  className = "",
  children,
}: {
  from: "them" | "us";
  time?: string;
  className?: string;
  children: ReactNode;
}) {
  const side = from === "us" ? "chat-bubble-ours" : "chat-bubble-theirs";
  return (
    <div className={`chat-bubble ${side} ${className}`}>
      {children}
      {time && (
        <span className="chat-time chat-small">
          {time}
          {from === "us" && <Ticks />}
        </span>
      )}
    </div>
  );
}

/** A file inside a bubble. */
export function ChatDocument({ name, detail }: { name: string; detail: string }) {
  return (
    <div className="chat-document">
      <span className="chat-file">PDF</span>
      <div className="min-w-0">
        <div className="truncate font-semibold">{name}</div>
        <div className="chat-small truncate text-soft">{detail}</div>
      </div>
    </div>
  );
}

/** A drawn picture at the top of a bubble. */
export function ChatPicture({ children }: { children: ReactNode }) {
  return <div className="chat-picture">{children}</div>;
}

/** The quick replies under a template; the chosen one is filled. */
export function ChatReplies({
  replies,
  chosen,
  className = "",
}: {
  replies: readonly string[];
  chosen?: string;
  className?: string;
}) {
  return (
    <div className={`chat-replies ${replies.length === 2 ? "grid-cols-2" : ""} ${className}`}>
      {replies.map((reply) => (
        <span
          key={reply}
          className={`chat-reply truncate ${
            reply === chosen ? "bg-green text-white" : "bg-white text-green"
          }`}
        >
          {reply}
        </span>
      ))}
    </div>
  );
}

/** The input field at the bottom of a chat. */
export function ChatComposer() {
  return (
    <div className="chat-composer">
      <PlusIcon className="chat-plus" />
      <span className="chat-input truncate">Message</span>
      <SendButton />
    </div>
  );
}

export function SendButton({ className = "" }: { className?: string }) {
  return (
    <span className={`chat-send ${className}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="chat-arrow">
        <path d="M4.3 4.2c-.2-.8.6-1.5 1.3-1.1l15 7.9c.8.4.8 1.6 0 2l-15 7.9c-.7.4-1.5-.3-1.3-1.1L6.2 13l7.3-1-7.3-1-1.9-6.8Z" />
      </svg>
    </span>
  );
}
