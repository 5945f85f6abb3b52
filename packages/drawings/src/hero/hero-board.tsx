import type { ReactNode } from "react";
import { rekha } from "../data/leads.ts";
import { quotation } from "../data/quotation.ts";
import { Rupees } from "../kit/rupees.tsx";

/** Minutes from Rekha's first message to the order; they must match the times in the chat. */
const minutesToOrder = 9;

/** The pipeline beside the conversation: one card for each stage of the sale. */
export function HeroBoard({ className }: { className: string }) {
  return (
    <div className={className}>
      <Stage title="New lead" count={32}>
        <Card title={rekha.company} detail={rekha.wants}>
          <Label look="leaf">{rekha.source}</Label>
          <span>just now</span>
        </Card>
      </Stage>
      <Stage title="Quotation sent" count={18}>
        <Card title={`${quotation.number}, ${rekha.name}`} detail="Follow up tomorrow, 11:00">
          <Label look="gold">quote_reminder</Label>
        </Card>
      </Stage>
      <Stage title="Won this week" count={11}>
        <WonCard className="-rotate-2" />
      </Stage>
    </div>
  );
}

/** The sale: the only dark card, with its amount in marigold. */
export function WonCard({ className }: { className: string }) {
  return (
    <div
      className={`rounded-[1.1em] bg-deep px-[1.15em] pt-[1em] pb-[0.95em] text-white shadow-float ${className}`}
    >
      <div className="text-[0.94em] leading-[1.35]">{rekha.company}</div>
      <Rupees
        amount={quotation.total}
        className="figures block text-[2.2em] leading-[1.1] font-heavy text-gold"
      />
      <div className="mt-[0.35em] text-[0.875em] leading-[1.35] text-white/85">
        {minutesToOrder} minutes after “Hi”
      </div>
    </div>
  );
}

function Stage({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <div className="grid gap-[0.6em]">
      <div className="flex justify-between px-[0.15em] text-[0.875em] leading-[1.3] font-semibold text-deep">
        {title}
        <span className="font-normal tabular">{count}</span>
      </div>
      {children}
    </div>
  );
}

function Card({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="rounded-[1em] bg-white px-[1em] py-[0.85em] shadow-[0_1px_0_color-mix(in_srgb,var(--color-ink)_10%,transparent)]">
      <div className="text-[1em] leading-[1.3] font-semibold">{title}</div>
      <div className="text-[0.94em] leading-[1.35]">{detail}</div>
      <div className="mt-[0.6em] flex items-center justify-between text-[0.84em] leading-[1.3] text-soft">
        {children}
      </div>
    </div>
  );
}

function Label({ look, children }: { look: "leaf" | "gold"; children: ReactNode }) {
  const colours = look === "leaf" ? "bg-leaf text-green" : "bg-gold-soft text-amber";
  return (
    <span className={`rounded-full px-[0.75em] py-[0.2em] font-semibold ${colours}`}>
      {children}
    </span>
  );
}
