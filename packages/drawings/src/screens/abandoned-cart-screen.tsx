import { formatRupees } from "@crm/contract/pricing/money";
import type { ReactNode } from "react";
import { cart, shop } from "../data/shop.ts";
import { CartIcon } from "../icons/module-icons.tsx";
import {
  ChatBubble,
  ChatComposer,
  ChatHeader,
  ChatPicture,
  ChatReplies,
  ChatWall,
} from "../kit/chat.tsx";
import { PhoneFrame } from "../kit/phone-frame.tsx";
import { Ring } from "../kit/ring.tsx";
import { Rupees } from "../kit/rupees.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";
import { Knot, Thread } from "../kit/thread.tsx";
import { KurtaScene } from "../scenes/kurta-scene.tsx";

export type CartSpot = "finish" | "completed";

function CompletedOrder({ className = "" }: { className?: string }) {
  return (
    <div
      className={`rounded-drawing-window bg-deep px-4 py-3.5 text-white shadow-float ${className}`}
    >
      <div className="text-white/80">Order completed, Karthik Iyer</div>
      <Rupees
        amount={cart.total}
        className="block text-drawing-7xl font-bold leading-[1.15] text-gold font-stretch-90%"
      />
      <div className="text-drawing-sm text-white/80">{cart.thanks}</div>
    </div>
  );
}

function AbandonedCart() {
  return (
    <div className="rounded-drawing-window border border-line bg-white px-4 py-3">
      <div className="flex items-center gap-2 font-semibold">
        <CartIcon className="size-5" />
        Abandoned cart <span className="ms-auto font-normal text-soft tabular-nums">18:42</span>
      </div>
      {cart.items.map(({ name, amount }) => (
        <div key={name} className="mt-2 flex justify-between gap-3">
          <span className="truncate text-soft">{name}</span>
          <Rupees amount={amount} />
        </div>
      ))}
    </div>
  );
}

/** A card at the end of a thread; its position is its centre. */
function Beside({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={`absolute inset-e-1 inset-s-78 hidden -translate-y-1/2 @lg/screen:block @2xl/screen:inset-e-6 @2xl/screen:inset-s-102 ${className}`}
    >
      {children}
      <Knot className="absolute top-1/2 -inset-s-1.25 -translate-y-1/2" />
    </div>
  );
}

/** An abandoned cart, the message about it, and the completed order. */
export function AbandonedCartScreen({
  label = `A customer leaves a cart of ${formatRupees(cart.total)}, gets a message on WhatsApp and completes the order.`,
  ring,
  className = "",
}: ScreenProps<CartSpot>) {
  return (
    <Screen label={label} className={className}>
      <div className="relative mx-auto h-full max-w-190">
        <PhoneFrame className="absolute inset-x-2 top-0 bottom-5 @lg/screen:inset-e-auto @lg/screen:inset-s-0 @lg/screen:w-66 @2xl/screen:inset-s-6 @2xl/screen:w-76 @2xl/screen:text-drawing-md">
          <ChatHeader name={shop.name} detail="Online shop" />
          <ChatWall>
            <ChatBubble from="them" time="19:12" className="chat-wide @lg/screen:w-[92%]">
              <ChatPicture>
                <KurtaScene />
              </ChatPicture>
              {cart.message}
            </ChatBubble>
            <Ring on={ring === "finish"} className="chat-wide @lg/screen:w-[92%]">
              <ChatReplies replies={[cart.action]} className="w-full" />
            </Ring>
            <ChatBubble from="us" time="19:20" className="hidden @lg/screen:block">
              Done, thank you
            </ChatBubble>
            <ChatBubble from="them" time="19:20" className="hidden @2xl/screen:block">
              {cart.thanks}
            </ChatBubble>
          </ChatWall>
          <div className="hidden @lg/screen:block">
            <ChatComposer />
          </div>
        </PhoneFrame>
        <Thread
          width={100}
          height={100}
          d="M2 30C60 30 40 16 98 16M2 52H98M2 68C60 68 40 84 98 84"
          stretch
          className="absolute top-0 inset-s-66 hidden h-full w-12 @lg/screen:block @2xl/screen:inset-s-82 @2xl/screen:w-20"
        />
        <Beside className="top-[16%]">
          <AbandonedCart />
        </Beside>
        <Beside className="top-[52%]">
          <div className="rounded-drawing-window border border-line bg-white px-4 py-3">
            <div className="flex items-center justify-between gap-2 font-semibold">
              Message sent <span className="font-normal text-soft tabular-nums">19:12</span>
            </div>
            <Tag tone="gold" className="mt-2">
              cart_kept_for_you
            </Tag>
          </div>
        </Beside>
        <Beside className="top-[84%]">
          <Ring on={ring === "completed"} className="flex!">
            <CompletedOrder className="flex-1 -rotate-2" />
          </Ring>
        </Beside>
        <CompletedOrder className="absolute inset-e-1 bottom-9 inset-s-16 -rotate-2 @lg/screen:hidden" />
      </div>
    </Screen>
  );
}
