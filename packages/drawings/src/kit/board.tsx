import type { ReactNode } from "react";
import { Rupees } from "./rupees.tsx";

export function BoardColumn({
  title,
  count,
  sum,
  className = "",
  children,
}: {
  title: string;
  count: number;
  sum?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${className}`}>
      <div className="flex items-baseline gap-1.5 px-0.5 text-[0.75rem] font-semibold">
        <span className="truncate">{title}</span>
        <span className="font-normal text-soft tabular-nums">{count}</span>
        {sum !== undefined && (
          <Rupees
            amount={sum}
            className="ml-auto hidden font-normal text-[0.6875rem] text-soft @3xl/screen:inline"
          />
        )}
      </div>
      {children}
    </div>
  );
}

/** One lead on the board. A won lead has a dark card with its amount in marigold. */
export function PipelineCard({
  title,
  detail,
  amount,
  won = false,
  className = "",
  children,
}: {
  title: string;
  detail: string;
  amount?: number;
  won?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const look = won ? "bg-deep text-white" : "border border-line bg-white";
  return (
    <div className={`rounded-[0.875rem] px-3 py-2.5 ${look} ${className}`}>
      <div className="truncate font-[620] leading-[1.35]">{title}</div>
      <div className={`truncate text-[0.75rem] ${won ? "text-white/80" : "text-soft"}`}>
        {detail}
      </div>
      {amount !== undefined && (
        <Rupees
          amount={amount}
          className={
            won
              ? "mt-1 block text-[1.375rem] font-[680] leading-[1.2] text-gold"
              : "mt-1.5 block font-semibold"
          }
        />
      )}
      {children && (
        <div className="mt-2 flex items-center justify-between gap-2 text-[0.6875rem] text-soft">
          {children}
        </div>
      )}
    </div>
  );
}
