import { formatRupees } from "@crm/contract/pricing/money";
import { resolveLabel } from "@crm/whatsapp/chats";
import { contactStates } from "@crm/whatsapp/contacts";
import { anjusChat, quotation } from "../data/chats.ts";
import { anju } from "../data/leads.ts";
import { PlusIcon } from "../icons/ui-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { ButtonLook } from "../kit/button.tsx";
import {
  ChatBubble,
  ChatDay,
  ChatDocument,
  ChatReplies,
  ChatWall,
  SendButton,
} from "../kit/chat.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";
import { ChatInbox } from "./chat-inbox.tsx";
import { ChatProfile, type ChatSpot } from "./chat-profile.tsx";

const [intervened] = contactStates;

/** The shared inbox: the waiting customers, the conversation, and the customer's profile. */
export function ChatScreen({
  label = `Live chat: a chat with ${anju.name} of ${anju.company} in ${anju.city}, who confirms a quotation of ${formatRupees(anju.amount)}, with the contact's profile at the side.`,
  ring,
  className = "",
}: ScreenProps<ChatSpot>) {
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="chat"
        title={
          <span className="flex items-center gap-2.5">
            <span className="hidden w-47.5 @3xl/screen:block">Live chat</span>
            <Avatar name={anju.name} className="size-8!" />
            <span className="min-w-0 leading-tight">
              <span className="block truncate">{anju.name}</span>
              <span className="block truncate text-drawing-xs font-normal text-soft">
                {anju.company}, {anju.city}
              </span>
            </span>
          </span>
        }
        actions={
          <>
            <Tag className="hidden! @lg/screen:inline-flex!">{intervened}</Tag>
            <Ring on={ring === "resolve"} shape="pill">
              <ButtonLook tone="quiet">{resolveLabel}</ButtonLook>
            </Ring>
          </>
        }
      >
        <div className="flex min-h-0 flex-1">
          <ChatInbox className="hidden! w-52 @3xl/screen:flex!" />
          <div className="flex min-w-0 flex-1 flex-col">
            <ChatWall className="justify-end">
              <ChatDay>Today</ChatDay>
              {anjusChat.map(({ from, text, time }) => (
                <ChatBubble key={time} from={from} time={time}>
                  {text}
                </ChatBubble>
              ))}
              <ChatBubble from="us" time="10:22" className="min-w-48">
                <ChatDocument {...quotation} />
              </ChatBubble>
              <ChatReplies replies={["Confirm order", "Call me"]} chosen="Confirm order" />
              <ChatBubble from="them" time="10:24">
                Yes, please send the bill
              </ChatBubble>
            </ChatWall>
            <div className="flex shrink-0 items-center gap-2 border-t border-line px-3 py-2 text-soft">
              <Ring on={ring === "templates"} shape="pill">
                <PlusIcon className="size-5" />
              </Ring>
              <span className="min-w-0 flex-1 truncate rounded-full bg-sand px-3 py-1.5">
                Message
              </span>
              <Ring on={ring === "send-button"} shape="pill">
                <SendButton />
              </Ring>
            </div>
          </div>
          <ChatProfile ring={ring} className="hidden! w-50 @lg/screen:flex!" />
        </div>
      </AppWindow>
    </Screen>
  );
}
