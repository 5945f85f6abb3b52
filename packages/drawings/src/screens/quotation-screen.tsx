import { formatRupees } from "@crm/contract/pricing/money";
import { closeOutcomes } from "@crm/whatsapp/pipelines";
import type { ReactNode } from "react";
import { rekha } from "../data/leads.ts";
import { quotation } from "../data/quotation.ts";
import { AppWindow } from "../kit/app-window.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { ChatBubble, ChatDocument, ChatReplies } from "../kit/chat.tsx";
import { Journey } from "../kit/journey.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";
import { QuotationPaper } from "./quotation-paper.tsx";

export type QuotationSpot = "send-button" | "total" | "journey";

const { number, count, total, steps } = quotation;

/** The same quotation in the customer's chat. */
function InChat({ className = "" }: { className?: string }) {
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <ChatBubble from="us" time="10:04" className="max-w-none! self-stretch!">
        <ChatDocument
          name={`Quotation ${number}`}
          detail={`${count} shirts · ${formatRupees(total)}`}
        />
      </ChatBubble>
      <ChatReplies replies={["Confirm", "Call me"]} chosen="Confirm" className="w-full" />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="flex items-center justify-between gap-2">
      <span className="truncate text-soft">{name}</span>
      <span className="shrink-0 font-medium">{children}</span>
    </span>
  );
}

/** A quotation document, with its steps from the chat to the order. */
export function QuotationScreen({
  label = `A quotation of ${formatRupees(total)} for ${count} school shirts, sent on WhatsApp and confirmed by the customer with one tap.`,
  ring,
  className = "",
}: ScreenProps<QuotationSpot>) {
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="quotations"
        title={`Quotation ${number}`}
        actions={
          <Ring on={ring === "send-button"} shape="pill">
            <ButtonLook>Send on WhatsApp</ButtonLook>
          </Ring>
        }
      >
        <div className="relative flex min-h-0 flex-1 bg-paper">
          <div className="min-w-0 flex-1 px-4 pt-4 @2xl/screen:px-6 @2xl/screen:pt-6">
            <QuotationPaper ringTotal={ring === "total"} className="h-[120%]" />
          </div>
          <div className="hidden w-55 shrink-0 flex-col border-s border-line bg-white p-4 @lg/screen:flex @2xl/screen:w-64">
            <Ring on={ring === "journey"} className="flex!">
              <Journey steps={steps} className="flex-1" />
            </Ring>
            <div className="mt-4 flex flex-col gap-2 border-t border-line pt-3.5">
              <Fact name="Lead">{rekha.company}</Fact>
              <Fact name="City">{rekha.city}</Fact>
              <Fact name="Stage">
                <Tag>{closeOutcomes[0]}</Tag>
              </Fact>
            </div>
            <InChat className="mt-auto -me-4 -mb-4 -ms-4 border-t border-line bg-sand p-4" />
          </div>
          <InChat className="absolute inset-e-3 -bottom-3 inset-s-8 rounded-drawing-window border border-line bg-sand p-3 pb-6 shadow-float @lg/screen:hidden!" />
        </div>
      </AppWindow>
    </Screen>
  );
}
