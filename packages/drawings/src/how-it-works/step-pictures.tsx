import { brand } from "@crm/brand";
import type { ReactNode } from "react";
import { rekha, senthil } from "../data/leads.ts";
import { quotation } from "../data/quotation.ts";
import { ChatBubble } from "../kit/chat.tsx";
import { Rupees } from "../kit/rupees.tsx";
import { Thread } from "../kit/thread.tsx";

const { marketplace, ecommercePlatform } = brand.platforms;

const surfaces = {
  sand: "bg-sand",
  leaf: "bg-leaf",
  deep: "bg-deep text-white",
} as const;

const scenes = [FetchScene, GreetScene, QuotationScene, PipelineScene, WonScene];

/** The small scene of one of the five steps; `step` counts from 0. */
export function StepPicture({ step }: { step: number }) {
  const StepScene = scenes[step] ?? WonScene;
  return <StepScene />;
}

/** One small scene. The text beside it has the same content, so screen readers skip it. */
function Scene({ surface, children }: { surface: keyof typeof surfaces; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={`relative h-43 overflow-clip rounded-card text-drawing-base leading-row ${surfaces[surface]}`}
    >
      {children}
    </div>
  );
}

/** Three sources that fill one list. */
function FetchScene() {
  const sources = ["Website", marketplace.name, ecommercePlatform.name];
  return (
    <Scene surface="sand">
      <div className="absolute top-4 inset-s-4 grid gap-2">
        {sources.map((source) => (
          <span
            key={source}
            className="w-24 truncate rounded-full bg-white px-3 py-1 text-center font-semibold"
          >
            {source}
          </span>
        ))}
      </div>
      <Thread
        width={60}
        height={90}
        d="M2 13C44 13 40 60 40 94M2 47C30 47 36 70 38 94M2 80C20 80 30 84 34 94"
        className="absolute top-4 inset-s-28 h-23.5 w-15"
      />
      <div className="absolute inset-x-4 bottom-4 flex items-center justify-between gap-2 rounded-drawing-field bg-white px-3 py-2">
        <span className="truncate font-semibold">{senthil.name}</span>
        <span className="rounded-full bg-leaf px-2 text-tiny font-semibold text-green">New</span>
      </div>
    </Scene>
  );
}

/** A question, and the answer in the same minute. */
function GreetScene() {
  return (
    <Scene surface="leaf">
      <div className="flex h-full flex-col justify-center gap-2 p-4">
        <ChatBubble from="them" time="10:02">
          Price for 300?
        </ChatBubble>
        <ChatBubble from="us" time="10:02" className="bg-green! text-white **:text-white">
          Namaste! Here is our price list.
        </ChatBubble>
      </div>
    </Scene>
  );
}

/** A quotation on paper that is about to be sent. */
function QuotationScene() {
  return (
    <Scene surface="sand">
      <div className="absolute inset-x-4 top-4 h-48 rotate-[1.5deg] rounded-drawing-field bg-white p-3.5">
        <div className="flex justify-between font-semibold">
          <span>{quotation.number}</span>
          <span className="font-normal text-soft">PDF</span>
        </div>
        <ul className="mt-2 grid gap-1.5 border-y border-line py-2 text-tiny text-soft">
          {quotation.lines.map(({ detail, count }) => (
            <li key={detail} className="flex justify-between gap-2">
              <span className="truncate">{detail}</span>
              <span className="tabular">{count}</span>
            </li>
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2">
          <Rupees amount={quotation.total} className="figures text-drawing-3xl font-bold" />
          <span className="rounded-full bg-green px-3 py-0.5 font-semibold text-white">Send</span>
        </div>
      </div>
    </Scene>
  );
}

/** Custom stages; the card in the middle shows the newest remark. */
function PipelineScene() {
  return (
    <Scene surface="sand">
      <div className="grid h-full grid-cols-[minmax(0,1fr)_minmax(max-content,1.7fr)_minmax(0,1fr)] gap-2 pt-4">
        <Column cards={3} className="-ms-3" />
        <div className="grid content-start gap-2">
          <span className="h-1.5 w-10 rounded-full bg-gold" />
          <div className="rounded-drawing-field border-firm border-green bg-white px-2.5 py-2">
            <div className="truncate font-semibold">{rekha.name.split(" ")[0]}</div>
            <div className="text-tiny text-soft">{rekha.stage}</div>
            <div className="mt-1.5 w-fit rounded-full bg-gold-soft px-2 text-tiny font-semibold whitespace-nowrap text-amber">
              {rekha.remark}
            </div>
          </div>
          <div className="h-12 rounded-t-drawing-field bg-white" />
        </div>
        <Column cards={2} className="-me-3" />
      </div>
    </Scene>
  );
}

function Column({ cards, className }: { cards: number; className: string }) {
  return (
    <div className={`grid content-start gap-2 overflow-clip ${className}`}>
      <span className="h-1.5 w-1/2 justify-self-center rounded-full bg-dash" />
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blank cards have no other key.
        <div key={index} className="h-11 rounded-drawing-field bg-white" />
      ))}
    </div>
  );
}

/** A received payment. */
function WonScene() {
  return (
    <Scene surface="deep">
      <Thread
        width={200}
        height={60}
        d="M-4 52C40 52 52 14 92 22S150 40 206 4"
        stretch
        className="absolute inset-x-0 top-4 h-15 w-full"
      />
      <div className="absolute inset-x-5 bottom-5">
        <span className="rounded-full bg-gold px-2.5 py-0.5 font-semibold text-ink">Won</span>
        <Rupees
          amount={quotation.total}
          className="figures mt-2 block text-drawing-7xl leading-none font-heavy text-gold"
        />
        <div className="mt-1.5 truncate text-white/85">{rekha.company}</div>
      </div>
    </Scene>
  );
}
