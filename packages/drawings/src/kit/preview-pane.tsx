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
      <PhoneFrame className="min-h-0 flex-1 rounded-none! border-0! shadow-none! @lg/screen:absolute @lg/screen:top-8 @lg/screen:left-1/2 @lg/screen:h-120 @lg/screen:w-[86%] @lg/screen:-translate-x-1/2 @lg/screen:rounded-[2.25em]! @lg/screen:border-[0.4em]! @lg/screen:text-[0.75rem] @3xl/screen:w-68 @3xl/screen:text-[0.8125rem]">
        <div className="hidden @lg/screen:block">
          <ChatHeader name={name} detail={detail} />
        </div>
        <ChatWall>{children}</ChatWall>
      </PhoneFrame>
    </div>
  );
}
