import { formatCount } from "@crm/whatsapp/counts";
import { broadcast } from "../data/broadcast.ts";
import { firm } from "../data/team.ts";
import { AudienceIcon, TemplateIcon } from "../icons/module-icons.tsx";
import { ChevronDownIcon } from "../icons/ui-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { Meter } from "../kit/charts.tsx";
import { ChatBubble, ChatDay, ChatPicture, ChatReplies } from "../kit/chat.tsx";
import { Field } from "../kit/field.tsx";
import { PreviewPane } from "../kit/preview-pane.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";
import { UniformsScene } from "../scenes/uniforms-scene.tsx";

export type BroadcastSpot = "audience" | "template" | "values" | "tier" | "send-button";

const { audience, people, template, tier, share, message, replies } = broadcast;

function Quota({ className = "" }: { className?: string }) {
  return (
    <div className={`rounded-drawing-panel bg-paper px-3.5 py-3 ${className}`}>
      <div className="flex items-baseline justify-between gap-2">
        <span className="text-drawing-sm text-soft">{tier}</span>
        <span className="hidden text-drawing-sm font-semibold tabular-nums @xl/screen:block">
          {formatCount(people)}
        </span>
      </div>
      <Meter share={share} className="mt-2" />
    </div>
  );
}

function Form({ ring }: { ring: BroadcastSpot | undefined }) {
  return (
    <div className="hidden min-w-0 flex-1 flex-col gap-3.5 p-4 @lg/screen:flex">
      <Ring on={ring === "audience"} className="flex!">
        <Field label="Audience" hint="Opted in = Yes" className="flex-1">
          <AudienceIcon className="size-4.5 text-soft" />
          <span className="truncate">{audience}</span>
          <Tag className="ms-auto tabular-nums">{formatCount(people)}</Tag>
        </Field>
      </Ring>
      <Ring on={ring === "template"} className="flex!">
        <Field label="Template" className="flex-1">
          <TemplateIcon className="size-4.5 text-soft" />
          <span className="truncate">{template}</span>
          <Tag className="ms-auto">APPROVED</Tag>
        </Field>
      </Ring>
      <Ring on={ring === "values"} className="flex!">
        <Field label="Value of {{1}}" hint="Each contact's own name" className="flex-1" focus>
          <span className="truncate">name</span>
          <ChevronDownIcon className="ms-auto size-4 text-soft" />
        </Field>
      </Ring>
      <Field label="Quick replies" className="hidden! @2xl/screen:flex!">
        {replies.map((reply) => (
          <Tag key={reply}>{reply}</Tag>
        ))}
      </Field>
      <Ring on={ring === "tier"} className="mt-auto flex!">
        <Quota className="flex-1" />
      </Ring>
    </div>
  );
}

/** A form for a broadcast: audience, approved template, values and tier, with its preview. */
export function BroadcastScreen({
  label = `A new broadcast: an audience of ${formatCount(people)} repeat buyers, an approved template with a picture, a preview, and how much of the daily tier it uses.`,
  ring,
  className = "",
}: ScreenProps<BroadcastSpot>) {
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="broadcast"
        title={broadcast.name}
        actions={
          <Ring on={ring === "send-button"} shape="pill">
            <ButtonLook>Send</ButtonLook>
          </Ring>
        }
      >
        <div className="flex min-h-0 flex-1 flex-col @lg/screen:flex-row">
          <Form ring={ring} />
          <PreviewPane name={firm.name} detail="Broadcast">
            <ChatDay>Wed, 13 May</ChatDay>
            <ChatBubble from="them" time="10:30" className="chat-wide">
              <ChatPicture>
                <UniformsScene />
              </ChatPicture>
              {message}
            </ChatBubble>
            <ChatReplies replies={replies} className="chat-wide self-start!" />
          </PreviewPane>
          <div className="border-t border-line px-4 py-3 @lg/screen:hidden">
            <div className="flex items-baseline justify-between gap-3">
              <span className="text-soft">{audience}</span>
              <span className="font-semibold tabular-nums">{formatCount(people)}</span>
            </div>
            <Meter share={share} className="mt-2" />
            <div className="mt-1 text-drawing-xs text-soft">{tier}</div>
          </div>
        </div>
      </AppWindow>
    </Screen>
  );
}
