import { formatCount } from "@crm/whatsapp/counts";
import { syncLabel, templateLimits, templateName } from "@crm/whatsapp/templates";
import { firm } from "../data/team.ts";
import { template, templateParts } from "../data/template.ts";
import { ChevronDownIcon } from "../icons/ui-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { ChatBubble, ChatReplies } from "../kit/chat.tsx";
import { Field } from "../kit/field.tsx";
import { PreviewPane } from "../kit/preview-pane.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";

export type TemplateSpot = "name" | "text" | "placeholder" | "replies" | "submit" | "sync";

/** Parts with an odd index are placeholders; the preview replaces them by the sample values. */
function Text({ filled = false }: { filled?: boolean }) {
  return templateParts.map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : filled ? (
      <b key={part} className="whitespace-nowrap font-semibold">
        {template.samples[(i - 1) / 2]}
      </b>
    ) : (
      <span
        key={part}
        className="rounded-drawing-check bg-gold-soft px-0.5 font-semibold text-amber"
      >
        {part}
      </span>
    ),
  );
}

function Choice({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label} className="flex-1">
      {value}
      <ChevronDownIcon className="ms-auto size-4 text-soft" />
    </Field>
  );
}

/** The template editor: fields with their rules, and a preview of the customer's bubble. */
export function TemplateScreen({
  label = `The template builder: a name in lowercase letters, a text with three numbered placeholders, a count of its characters out of ${formatCount(templateLimits.textLength)}, two quick replies, and the bubble that customers will see.`,
  ring,
  className = "",
}: ScreenProps<TemplateSpot>) {
  const { textLength, quickReplies, quickReplyLength } = templateLimits;
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="templates"
        title="New template"
        actions={
          <>
            <Ring on={ring === "sync"} shape="pill" className="hidden! @2xl/screen:inline-flex!">
              <ButtonLook tone="quiet">{syncLabel}</ButtonLook>
            </Ring>
            <Ring on={ring === "submit"} shape="pill">
              <ButtonLook>Submit</ButtonLook>
            </Ring>
          </>
        }
      >
        <div className="flex min-h-0 flex-1 flex-col @lg/screen:flex-row">
          <div className="flex min-w-0 flex-col gap-3 p-4 @lg/screen:flex-1">
            <Ring on={ring === "name"} className="flex!">
              <Field label="Name" hint={templateName.rule} className="flex-1">
                {template.name}
              </Field>
            </Ring>
            <div className="hidden gap-3 @lg/screen:flex">
              <Choice label="Category" value={template.category} />
              <Choice label="Language" value={template.language} />
            </div>
            <Ring on={ring === "text"} className="flex!">
              <Field
                label="Format text"
                focus
                className="flex-1"
                hint={
                  <span className="flex justify-between tabular-nums">
                    <span>Each placeholder has text around it</span>
                    <span className="font-semibold">
                      {template.text.length} / {formatCount(textLength)}
                    </span>
                  </span>
                }
              >
                <span className="block leading-body">
                  <Text />
                </span>
              </Field>
            </Ring>
            <Ring on={ring === "placeholder"} className="hidden! @lg/screen:flex!">
              <Field label="Sample values" className="flex-1">
                {template.samples.map((sample, i) => (
                  <span key={sample} className="flex min-w-0 flex-1 items-baseline gap-1.5">
                    <span className="text-drawing-sm font-semibold text-amber">{`{{${i + 1}}}`}</span>
                    <span className="truncate">{sample}</span>
                  </span>
                ))}
              </Field>
            </Ring>
            <Ring on={ring === "replies"} className="hidden! @2xl/screen:flex!">
              <Field
                label="Quick replies"
                className="flex-1"
                hint={`${template.replies.length} of ${quickReplies}, each up to ${quickReplyLength} characters`}
              >
                {template.replies.map((reply) => (
                  <Tag key={reply} tone="leaf">
                    {reply}
                  </Tag>
                ))}
              </Field>
            </Ring>
          </div>
          <PreviewPane name={firm.name} detail="Preview">
            <ChatBubble from="them" time="18:05" className="max-w-[94%]">
              <Text filled />
            </ChatBubble>
            <ChatReplies replies={template.replies} className="w-[94%] self-start!" />
            <ChatBubble from="us" time="18:06">
              {template.replies[0]}
            </ChatBubble>
          </PreviewPane>
        </div>
      </AppWindow>
    </Screen>
  );
}
