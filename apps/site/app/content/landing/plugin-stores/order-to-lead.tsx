import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { fathima, order, shop } from "@crm/drawings/data/shop";
import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import { Avatar } from "@crm/drawings/kit/avatar";
import { ChatBubble, ChatHeader, ChatPicture, ChatWall } from "@crm/drawings/kit/chat";
import { PhoneFrame } from "@crm/drawings/kit/phone-frame";
import { Rupees } from "@crm/drawings/kit/rupees";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import { Tag } from "@crm/drawings/kit/tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { KurtaScene } from "@crm/drawings/scenes/kurta-scene";

const store = brand.platforms.ecommercePlugin.name;

/** The order page of a store, the confirmation on a phone, and the lead, in a row on one thread. */
export function OrderToLead() {
  return (
    <div
      role="img"
      aria-label={describeSample(
        `An order of ${formatRupees(order.amount)} in a ${store} store: the buyer gets a confirmation on WhatsApp and is saved as a lead`,
      )}
      className="relative rounded-panel bg-leaf px-4 py-8 wide:px-8 wide:py-10 broad:pb-0"
    >
      <div
        aria-hidden="true"
        className="relative mx-auto grid max-w-md grid-cols-1 items-center gap-y-10 text-start broad:max-w-none broad:grid-cols-3 broad:gap-x-16"
      >
        <Thread
          width={10}
          height={100}
          d="M5 0V100"
          stretch
          className="absolute top-8 bottom-8 inset-s-1/2 h-auto w-2.5 -translate-x-1/2 broad:hidden"
        />
        <Checkout />
        <div className="relative -mx-1 broad:mx-0 broad:h-104 broad:overflow-hidden">
          <PhoneFrame className="text-drawing-lg broad:h-120">
            <ChatHeader name={shop.name} detail={shop.city} />
            <ChatWall>
              <ChatBubble from="them" time="18:40" className="max-w-none!">
                <ChatPicture>
                  <KurtaScene />
                </ChatPicture>
                Namaste {fathima.first}, thank you for order {order.number}: one cotton kurta,{" "}
                {formatRupees(order.amount)}. We will pack it today.
              </ChatBubble>
              <ChatBubble from="us" time="18:42">
                Thanks! Can I get it before Friday?
              </ChatBubble>
            </ChatWall>
          </PhoneFrame>
        </div>
        <Lead />
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}

function Checkout() {
  return (
    <div className="relative rounded-card border border-line bg-white">
      <p className="flex items-center gap-1.5 border-b border-line px-4 py-3 text-drawing-sm text-soft">
        {["bg-clay", "bg-gold", "bg-green"].map((colour) => (
          <span key={colour} className={`size-2 rounded-full opacity-60 ${colour}`} />
        ))}
        <span className="ms-2 truncate">{store} store</span>
      </p>
      <div className="p-5">
        <p className="text-card font-semibold tracking-card">Order received</p>
        <dl className="mt-4 grid gap-2.5 text-fine">
          <Line name="Order" value={order.number} />
          <Line name="Name" value={fathima.name} />
          <Line name="Item" value="Cotton kurta" />
          <div className="flex items-baseline justify-between border-t border-line pt-2.5">
            <dt className="text-soft">Total</dt>
            <dd className="text-card font-bold">
              <Rupees amount={order.amount} />
            </dd>
          </div>
        </dl>
      </div>
      <Across className="inset-s-full" />
      <Knot className="absolute top-1/2 -inset-e-1.25 hidden -translate-y-1/2 broad:block" />
    </div>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">{name}</dt>
      <dd className="truncate font-medium">{value}</dd>
    </div>
  );
}

function Lead() {
  return (
    <div className="relative rounded-card bg-deep p-5 text-white shadow-float broad:-rotate-1">
      <Across className="inset-e-full" />
      <Knot className="absolute top-1/2 -inset-s-1.25 hidden -translate-y-1/2 broad:block" />
      <p className="flex items-center gap-3">
        <Avatar name={fathima.name} size="md" />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{fathima.name}</span>
          <span className="block truncate text-fine text-white/85">
            {fathima.city} · {fathima.phone}
          </span>
        </span>
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <Tag tone="gold">New lead</Tag>
        <Tag>{store}</Tag>
      </p>
      <p className="mt-5 flex items-center justify-between gap-4 border-t border-white/25 pt-4 text-small">
        <span className="flex items-center gap-2">
          <CheckIcon className="size-5 text-gold" />
          Confirmation sent
        </span>
        <Rupees amount={order.amount} className="figures text-card font-heavy text-gold" />
      </p>
    </div>
  );
}

/** The thread in the space between two columns. */
function Across({ className }: { className: string }) {
  return (
    <Thread
      width={100}
      height={10}
      d="M0 5C30 5 30 -14 50 -14S70 5 100 5"
      stretch
      className={`absolute top-1/2 hidden h-2.5 w-16 -translate-y-1/2 broad:block ${className}`}
    />
  );
}
