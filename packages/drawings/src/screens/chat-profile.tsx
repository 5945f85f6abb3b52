import type { ReactNode } from "react";
import { profile } from "../data/chats.ts";
import { Journey } from "../kit/journey.tsx";
import { Ring } from "../kit/ring.tsx";
import { Tag } from "../kit/tag.tsx";

/** The parts of the chat screen that a ring can mark. */
export type ChatSpot = "resolve" | "templates" | "send-button" | "profile-tags" | "attributes";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line/70 px-3.5 py-2.5 first:border-t-0">
      <div className="mb-1 text-drawing-xs font-semibold text-soft">{title}</div>
      {children}
    </div>
  );
}

/** The profile of the person in the chat, with the same sections as in the product. */
export function ChatProfile({
  ring,
  className = "",
}: {
  ring?: ChatSpot | undefined;
  className?: string;
}) {
  return (
    <div className={`flex shrink-0 flex-col border-s border-line ${className}`}>
      <Part title="Basic parameters">
        <div className="tabular-nums">{profile.phone}</div>
        <div className="mt-1.5 grid grid-cols-3 gap-1">
          {profile.counters.map(({ name, count }) => (
            <div key={name} className="rounded-drawing-field bg-paper py-1.5 text-center">
              <div className="font-bold leading-amount tabular-nums">{count}</div>
              <div className="text-drawing-xs text-soft font-stretch-90%">{name}</div>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Campaigns">
        <span className="block truncate">{profile.campaign}</span>
      </Part>
      <Part title="Attributes">
        <Ring on={ring === "attributes"} className="flex! flex-col gap-0.5">
          {profile.attributes.map(({ name, value }) => (
            <span key={name} className="flex justify-between gap-2">
              <span className="text-soft">{name}</span>
              <span className="truncate font-medium tabular-nums">{value}</span>
            </span>
          ))}
        </Ring>
      </Part>
      <Part title="Tags">
        <Ring on={ring === "profile-tags"} className="flex! flex-wrap gap-1">
          {profile.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Ring>
      </Part>
      <Part title="Customer journey">
        <Journey steps={profile.journey} />
      </Part>
    </div>
  );
}
