import { brand } from "@crm/brand";
import { anju, imran, rekha, senthil } from "@crm/drawings/data/leads";
import { firm } from "@crm/drawings/data/team";
import { Avatar } from "@crm/drawings/kit/avatar";
import { Mark } from "@crm/drawings/kit/mark";
import { Rupees } from "@crm/drawings/kit/rupees";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import { Tag } from "@crm/drawings/kit/tag";
import { Thread } from "@crm/drawings/kit/thread";
import type { ReactNode } from "react";

const lines = [
  { name: "Amma", text: "Did you eat?" },
  { name: rekha.name, text: "Price for 120 shirts?" },
  { name: "Cricket Sunday", text: "7 am sharp" },
  { name: "Bunty", text: "Photo" },
];

const cells = ["Rekha", "120", "?", "Imran", "500", "call", "Anju", "", "sent?", "Senthil", "", ""];

/** Four ways of working on one thread: two phones, a sheet, and the product's board. */
export function FourWays() {
  return (
    <div
      role="img"
      aria-label={describeSample(
        `A private phone, a shop's phone, a spreadsheet with gaps, and the ${brand.product.name} board with each lead at its stage`,
      )}
      className="relative rounded-panel bg-leaf px-4 py-8 wide:px-8 wide:py-10"
    >
      <div
        aria-hidden="true"
        className="relative grid grid-cols-1 gap-6 text-start wide:grid-cols-2 broad:grid-cols-9 broad:items-center"
      >
        <Thread
          width={100}
          height={100}
          d="M2 60C20 30 30 84 48 56S76 40 98 50"
          stretch
          className="absolute inset-0 hidden h-full w-full broad:block"
        />
        <Way title="Personal WhatsApp" className="broad:col-span-2 broad:-rotate-2">
          <ul className="grid gap-2.5">
            {lines.map(({ name, text }) => (
              <li key={name} className="flex items-center gap-2.5">
                <Avatar name={name} />
                <span className="min-w-0 leading-row">
                  <span className="block truncate font-semibold">{name}</span>
                  <span className="block truncate text-drawing-sm text-soft">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </Way>
        <Way title="WhatsApp Business app" className="broad:col-span-2 broad:rotate-1">
          <p className="font-semibold">{firm.name}</p>
          <p className="text-drawing-sm text-soft">{firm.city}</p>
          <p className="mt-3 w-fit rounded-card rounded-ss-tail bg-sand px-3 py-2">
            Price for {senthil.wants}?
          </p>
          <p className="mt-2 ms-auto w-fit rounded-card rounded-se-tail bg-leaf px-3 py-2">
            I'll check and call you
          </p>
          <p className="mt-2 w-fit rounded-card rounded-ss-tail bg-sand px-3 py-2">Hello?</p>
        </Way>
        <Way title="Spreadsheet" className="broad:col-span-2 broad:-rotate-1">
          <div className="grid grid-cols-3 border-s border-t border-line">
            {["Name", "Pieces", "Next"].map((name) => (
              <span
                key={name}
                className="border-e border-b border-line bg-sand px-2 py-1.5 font-semibold"
              >
                {name}
              </span>
            ))}
            {cells.map((text, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a drawn sheet never reorders
                key={index}
                className="h-8 truncate border-e border-b border-line px-2 py-1.5"
              >
                {text}
              </span>
            ))}
          </div>
        </Way>
        <div className="relative rounded-card bg-deep p-4 text-white shadow-float wide:p-5 broad:col-span-3">
          <p className="flex items-center gap-2.5 font-semibold">
            <span className="grid size-8 place-items-center rounded-drawing-field bg-white">
              <Mark className="size-5.5" />
            </span>
            <span className="min-w-0 truncate">{brand.product.name}</span>
          </p>
          <ul className="mt-4 grid gap-2">
            {[senthil, rekha, imran, anju].map(({ name, wants, stage, amount }) => (
              <li
                key={name}
                className="flex items-center gap-2.5 rounded-drawing-panel bg-white px-3 py-2 text-drawing-base text-ink"
              >
                <Avatar name={name} />
                <span className="min-w-0 flex-1 leading-row">
                  <span className="block truncate font-semibold">{wants}</span>
                  <Rupees amount={amount} className="text-drawing-sm text-soft" />
                </span>
                <Tag tone={stage === "Won" ? "gold" : "leaf"}>{stage}</Tag>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}

function Way({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`relative rounded-card border border-line bg-white p-4 text-drawing-base ${className}`}
    >
      <p className="mb-3 border-b border-line pb-2.5 text-drawing-sm font-semibold text-green">
        {title}
      </p>
      {children}
    </div>
  );
}
