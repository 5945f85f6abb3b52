import type { ReactNode } from "react";
import { ChevronLeftIcon, PlusIcon } from "../icons/ui-icons.tsx";
import { Avatar } from "./avatar.tsx";

const small = "text-[max(0.6875rem,0.8em)] leading-[1.35]";

export function ChatHeader({ name, detail }: { name: string; detail: string }) {
  return (
    <div className="flex shrink-0 items-center gap-[0.7em] bg-deep px-[0.9em] py-[0.75em] text-white">
      <ChevronLeftIcon className="-mx-[0.25em] size-[1.3em]" />
      <Avatar name={name} className="size-[2.5em]! text-[max(0.6875rem,0.9em)]!" />
      <div className="min-w-0">
        <div className="truncate text-[1.05em] font-[640] leading-[1.25]">{name}</div>
        <div className={`truncate text-white/80 ${small}`}>{detail}</div>
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
  return (
    <div
      className={`flex min-h-0 flex-1 flex-col gap-[0.55em] overflow-hidden bg-sand bg-[radial-gradient(var(--color-line)_1px,transparent_1.2px)] bg-size-[0.9rem_0.9rem] px-[0.85em] py-[0.9em] ${className}`}
    >
      {children}
    </div>
  );
}

export function ChatDay({ children }: { children: ReactNode }) {
  return (
    <span
      className={`self-center rounded-[0.6em] bg-white px-[0.75em] py-[0.1em] text-soft ${small}`}
    >
      {children}
    </span>
  );
}

/** Two ticks: delivered and read. */
function Ticks() {
  return (
    <svg viewBox="0 0 18 10" aria-hidden="true" className="h-[0.7em] w-[1.25em] stroke-green">
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
  const side =
    from === "us"
      ? "self-end rounded-[1em] rounded-tr-[0.3em] bg-leaf"
      : "self-start rounded-[1em] rounded-tl-[0.3em] bg-white";
  return (
    <div
      className={`flow-root max-w-[84%] shrink-0 px-[0.8em] py-[0.5em] leading-[1.4] shadow-[0_1px_0_color-mix(in_oklab,var(--color-ink)_7%,transparent)] ${side} ${className}`}
    >
      {children}
      {time && (
        <span
          className={`float-right mt-[0.35em] ml-[0.9em] flex items-center gap-[0.35em] text-soft tabular-nums ${small}`}
        >
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
    <div className="flex items-center gap-[0.7em] py-[0.1em]">
      <span className="flex h-[3em] w-[2.5em] shrink-0 items-center justify-center rounded-[0.5em] rounded-tr-[0.9em] bg-gold-soft text-[max(0.6875rem,0.75em)] font-bold text-ink">
        PDF
      </span>
      <div className="min-w-0">
        <div className="truncate font-semibold">{name}</div>
        <div className={`truncate text-soft ${small}`}>{detail}</div>
      </div>
    </div>
  );
}

/** A drawn picture at the top of a bubble. */
export function ChatPicture({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-[0.5em] -mt-[0.2em] mb-[0.5em] overflow-hidden rounded-[0.7em] bg-gold-soft">
      {children}
    </div>
  );
}

/** The quick replies under a template; the chosen one is filled. */
export function ChatReplies({
  replies,
  chosen,
  className = "w-[84%]",
}: {
  replies: readonly string[];
  chosen?: string;
  className?: string;
}) {
  return (
    <div
      className={`grid shrink-0 gap-[0.35em] self-end ${replies.length === 2 ? "grid-cols-2" : ""} ${className}`}
    >
      {replies.map((reply) => (
        <span
          key={reply}
          className={`truncate rounded-[0.75em] px-[0.6em] py-[0.4em] text-center font-semibold ${
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
    <div className="flex shrink-0 items-center gap-[0.6em] bg-white px-[0.8em] py-[0.6em] text-soft">
      <PlusIcon className="size-[1.5em]" />
      <span className="min-w-0 flex-1 truncate rounded-full bg-sand px-[0.9em] py-[0.4em]">
        Message
      </span>
      <SendButton />
    </div>
  );
}

export function SendButton({ className = "" }: { className?: string }) {
  return (
    <span
      className={`inline-flex size-[2.4em] shrink-0 items-center justify-center rounded-full bg-green text-white ${className}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[1.2em] fill-current">
        <path d="M4.3 4.2c-.2-.8.6-1.5 1.3-1.1l15 7.9c.8.4.8 1.6 0 2l-15 7.9c-.7.4-1.5-.3-1.3-1.1L6.2 13l7.3-1-7.3-1-1.9-6.8Z" />
      </svg>
    </span>
  );
}
