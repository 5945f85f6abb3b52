import type { ReactNode } from "react";
import { rekha } from "../data/leads.ts";
import { quotation } from "../data/quotation.ts";
import { Rupees } from "../kit/rupees.tsx";

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
        <Card title={`${quotation.number}, ${rekha.name}`} detail={rekha.remark}>
          <Label look="gold">Remark</Label>
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
    <div className={`board-won ${className}`}>
      <div className="board-detail">{rekha.company}</div>
      <Rupees amount={quotation.total} className="board-amount figures" />
      <div className="board-note">Quotation {quotation.number} confirmed</div>
    </div>
  );
}

function Stage({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <div className="board-stage">
      <div className="board-heading">
        {title}
        <span className="font-normal tabular">{count}</span>
      </div>
      {children}
    </div>
  );
}

function Card({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="board-card">
      <div className="board-title">{title}</div>
      <div className="board-detail">{detail}</div>
      <div className="board-footer">{children}</div>
    </div>
  );
}

function Label({ look, children }: { look: "leaf" | "gold"; children: ReactNode }) {
  const colours = look === "leaf" ? "bg-leaf text-green" : "bg-gold-soft text-amber";
  return <span className={`board-label ${colours}`}>{children}</span>;
}
