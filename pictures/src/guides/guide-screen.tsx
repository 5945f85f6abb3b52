import { AppWindow } from "@crm/drawings/kit/app-window";
import { ButtonLook } from "@crm/drawings/kit/button";
import { ChatBubble, ChatHeader, ChatReplies, ChatWall } from "@crm/drawings/kit/chat";
import { PhoneFrame } from "@crm/drawings/kit/phone-frame";
import { Ring } from "@crm/drawings/kit/ring";
import { Screen } from "@crm/drawings/kit/screen";
import { BrowserWindow } from "./browser-window.tsx";
import { FormButtons, isRinged, type Ringed } from "./form-parts.tsx";
import type { Conversation, GuidePicture, Overlay, Place } from "./guide-picture.ts";
import { Parts } from "./parts.tsx";

/**
 * Draws a tutorial's picture. At every width from 300 px its height depends on its content, so that
 * no control is cut off.
 *
 * @param label the picture's text alternative for screen readers
 * @param ring the spot to mark with the ring
 */
export function GuideScreen({
  picture,
  label,
  ring,
}: {
  picture: GuidePicture;
  label: string;
} & Ringed) {
  const { frame, title, buttons = [], places, parts, conversation, overlay } = picture;
  const actions = buttons.map(({ label: text, tone = "go", spot }) => (
    <Ring key={text} on={isRinged(spot, ring)} shape="pill">
      <ButtonLook tone={tone}>{text}</ButtonLook>
    </Ring>
  ));
  const inside = (
    <div className="grid flex-1 *:[grid-area:1/1]">
      <div className="flex min-h-52 min-w-0 flex-col @lg/screen:flex-row">
        {places && <Places places={places} ring={ring} />}
        <div className="flex min-w-0 flex-1 flex-col gap-3.5 p-4 @lg/screen:p-5">
          <Parts parts={parts} ring={ring} />
        </div>
        {conversation && <ConversationPane conversation={conversation} ring={ring} />}
      </div>
      {overlay && <OverlayWindow overlay={overlay} ring={ring} />}
    </div>
  );
  return (
    <Screen label={label} height="">
      {frame.kind === "app" ? (
        <AppWindow
          module={frame.module ?? "dashboard"}
          slim={frame.module === undefined}
          title={title}
          actions={actions}
          className="w-full"
        >
          {inside}
        </AppWindow>
      ) : (
        <BrowserWindow address={frame.address} title={title} actions={actions}>
          {inside}
        </BrowserWindow>
      )}
    </Screen>
  );
}

/** The menu at the left; in a narrow picture a row at the top. */
function Places({ places, ring }: { places: readonly Place[] } & Ringed) {
  return (
    <div className="flex shrink-0 flex-wrap gap-1 border-b border-line bg-paper p-2.5 @lg/screen:w-42 @lg/screen:flex-col @lg/screen:border-e @lg/screen:border-b-0">
      {places.map(({ label, open, spot }) => (
        <Ring key={label} on={isRinged(spot, ring)} className="@lg/screen:flex!">
          <span
            className={`flex-1 rounded-drawing-field px-2.5 py-1.5 ${open ? "bg-leaf font-semibold text-green" : "text-soft"}`}
          >
            {label}
          </span>
        </Ring>
      ))}
    </div>
  );
}

/** The customer's phone beside the form; in a narrow picture below it. */
function ConversationPane({ conversation, ring }: { conversation: Conversation } & Ringed) {
  return (
    <div className="flex shrink-0 flex-col items-center bg-mint/70 px-4 pt-5 @lg/screen:w-[38%]">
      <Ring on={isRinged(conversation.spot, ring)} className="flex! w-full max-w-64 flex-1">
        <PhoneFrame className="min-h-64 w-full rounded-b-none! border-b-0! text-drawing-sm">
          <ChatHeader name={conversation.name} detail={conversation.detail} />
          <ChatWall>
            {conversation.lines.map(({ from, text, time, replies }) => (
              <div key={`${from} ${time}`} className="contents">
                <ChatBubble from={from} time={time} className="max-w-[92%]">
                  {text}
                </ChatBubble>
                {replies && <ChatReplies replies={replies} className="w-[92%] self-start!" />}
              </div>
            ))}
          </ChatWall>
        </PhoneFrame>
      </Ring>
    </div>
  );
}

/** A window over the dimmed screen. */
function OverlayWindow({ overlay, ring }: { overlay: Overlay } & Ringed) {
  return (
    <div className="relative z-10 flex items-center justify-center bg-ink/45 p-4">
      <div className="flex w-full max-w-96 flex-col gap-3 rounded-drawing-window bg-white p-4 shadow-dialog">
        <span className="text-drawing-lg font-title">{overlay.title}</span>
        <Parts parts={overlay.parts} ring={ring} />
        <FormButtons buttons={overlay.buttons} ring={ring} />
      </div>
    </div>
  );
}
