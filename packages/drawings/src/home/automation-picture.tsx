import { chatStatuses } from "@crm/whatsapp/chats";
import { imran } from "../data/leads.ts";
import { firm, members } from "../data/team.ts";
import { Avatar } from "../kit/avatar.tsx";
import { ChatBubble, ChatComposer, ChatHeader, ChatWall } from "../kit/chat.tsx";
import { PhoneFrame } from "../kit/phone-frame.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";
import { Knot, Thread } from "../kit/thread.tsx";

const [, { name: agent }] = members;
const [firstName] = agent.split(" ");

/** The events in the chat's state, from top to bottom. */
const states = [
  { tag: "Active", tone: "leaf", text: chatStatuses.Active, by: undefined },
  { tag: "Requesting", tone: "gold", text: chatStatuses.Requesting, by: undefined },
  { tag: "Intervened", tone: "leaf", text: `${agent} writes`, by: agent },
  { tag: "Closed", tone: "sand", text: chatStatuses.Closed, by: undefined },
] as const;

/** A conversation that the chatbot begins and an agent takes over, with the chat's state beside it. */
export function AutomationPicture({
  label = `The chatbot answers the first question; when the customer asks for a person, the chat becomes Requesting, ${agent} takes over, and after Resolve it goes back to the chatbot.`,
  className = "",
}: ScreenProps) {
  return (
    <Screen label={label} className={className}>
      <div className="relative mx-auto h-full max-w-176">
        <PhoneFrame className="absolute inset-x-2 top-0 bottom-0 @lg/screen:inset-e-auto @lg/screen:inset-s-0 @lg/screen:w-68 @2xl/screen:w-76 @2xl/screen:text-drawing-md">
          <ChatHeader name={firm.name} detail={firm.city} />
          <ChatWall>
            <ChatBubble from="us" time="21:40">
              Do you make socks in school colours?
            </ChatBubble>
            <ChatBubble from="them" time="21:40">
              Namaste! Yes, from 100 pairs up. Shall I send the colours?
            </ChatBubble>
            <ChatBubble from="us" time="21:41">
              I need {imran.wants}. Can I chat with a person?
            </ChatBubble>
            <ChatBubble from="them" time="21:41">
              {firstName} will write to you.
            </ChatBubble>
            <span className="self-center rounded-full bg-gold-soft px-3 py-0.5 text-drawing-xs font-semibold">
              {firstName} has joined
            </span>
            <ChatBubble from="them" time="21:44">
              Namaste Imranbhai, {firstName} here. Which colours?
            </ChatBubble>
          </ChatWall>
          <ChatComposer />
        </PhoneFrame>
        <Thread
          width={100}
          height={100}
          d="M2 24C60 24 40 14 98 14M2 44C60 44 40 38 98 38M2 66C60 66 40 62 98 62M2 82C60 82 40 86 98 86"
          stretch
          className="absolute top-0 inset-s-68 hidden h-full w-12 @lg/screen:block @2xl/screen:inset-s-76 @2xl/screen:w-20"
        />
        <div className="absolute inset-y-0 inset-e-0 inset-s-80 hidden grid-rows-4 @lg/screen:grid @2xl/screen:inset-s-96">
          {states.map(({ tag, tone, text, by }) => (
            <div key={tag} className="relative flex items-center">
              <Knot className="absolute top-1/2 -inset-s-1.25 z-10 -translate-y-1/2" />
              <div className="grid flex-1 gap-1 rounded-drawing-window border border-line bg-white px-3.5 py-2.5 leading-row shadow-float">
                <span className="flex items-center justify-between gap-2">
                  <Tag tone={tone}>{tag}</Tag>
                  {by && <Avatar name={by} />}
                </span>
                <span className="text-drawing-sm text-soft first-letter:uppercase">{text}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
    </Screen>
  );
}
