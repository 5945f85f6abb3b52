import type { ReactNode } from "react";
import { ChatHeader, ChatWall } from "./chat.tsx";
import { PhoneFrame } from "./phone-frame.tsx";

/**
 * A preview of the customer's view: a phone at the lower edge beside a form. On a screen as narrow as
 * a phone it shows only the chat.
 */
export function PreviewPane({
  name,
  detail,
  behind,
  children,
}: {
  name: string;
  detail: string;
  /** Drawn behind the phone, e.g. the thread that ends at it. */
  behind?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden @lg/screen:max-w-[42%] @lg/screen:bg-mint/70">
      {behind}
      <PhoneFrame className="phone-preview">
        <div className="hidden @lg/screen:block">
          <ChatHeader name={name} detail={detail} />
        </div>
        <ChatWall>{children}</ChatWall>
      </PhoneFrame>
    </div>
  );
}
