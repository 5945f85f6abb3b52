import { hours } from "@crm/brand";
import { Mark } from "@crm/drawings/kit/mark";
import { Bubble } from "../ui/bubble.tsx";

/** The promotional panel of a two-panel dialog: a short conversation with sales. */
export function PromoPanel({ chat }: { chat: readonly { side: "in" | "out"; text: string }[] }) {
  return (
    <>
      <div className="flex items-center gap-3 bg-deep px-6 py-5 text-white">
        <Mark className="size-10 shrink-0 rounded-full bg-white p-2" />
        <p className="leading-tight font-semibold">
          Sales team
          <span className="mt-0.5 block text-tiny font-normal text-white/85">
            {hours.sales.text}
          </span>
        </p>
      </div>
      <div className="chat-paper flex flex-1 flex-col justify-end gap-2.5 px-6 pt-8 pb-10">
        {chat.map(({ side, text }) => (
          <Bubble key={text} side={side}>
            {text}
          </Bubble>
        ))}
      </div>
    </>
  );
}
