import { customer } from "../data/customer.ts";
import { ChatIcon } from "../icons/contact-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { Journey } from "../kit/journey.tsx";
import { Ring } from "../kit/ring.tsx";
import { Rupees } from "../kit/rupees.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";

export type CustomerSpot = "facts" | "orders" | "tags";

function Person({ ring }: { ring: CustomerSpot | undefined }) {
  const { name, city, phone, tags } = customer;
  return (
    <div className="flex items-center gap-3.5 border-b border-line px-4 py-3.5 @lg/screen:px-5 @lg/screen:py-4">
      <Avatar name={name} size="lg" />
      <div className="min-w-0 flex-1">
        <div className="truncate text-drawing-3xl font-bold leading-tight font-stretch-95%">
          {name}
        </div>
        <div className="truncate text-soft tabular-nums">
          {city} · {phone}
        </div>
        <Ring on={ring === "tags"} className="mt-1.5 gap-1">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Ring>
      </div>
    </div>
  );
}

function Facts({
  title,
  facts,
  className = "",
}: {
  title: string;
  facts: readonly { name: string; value: string }[];
  className?: string;
}) {
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <span className="font-title">{title}</span>
      {facts.map(({ name, value }) => (
        <span key={name} className="flex items-baseline justify-between gap-2">
          <span className="truncate text-soft">{name}</span>
          <span className="shrink-0 font-medium tabular-nums">{value}</span>
        </span>
      ))}
    </div>
  );
}

function Orders() {
  return (
    <div className="flex flex-col">
      <div className="pb-2 font-title">Orders</div>
      {customer.orders.map(({ number, item, amount, when }) => (
        <div key={number} className="flex items-center gap-3 border-t border-line/70 py-2">
          <span className="min-w-0 flex-1 leading-row">
            <span className="block truncate">{item}</span>
            <span className="block text-drawing-sm text-soft tabular-nums">
              {number}, {when}
            </span>
          </span>
          <Rupees amount={amount} className="font-semibold" />
        </div>
      ))}
    </div>
  );
}

/** A customer's record in the CRM: person, source and orders. */
export function CustomerScreen({
  label = "A customer's record: name, city and tags, the source, three orders from the online shop, and the customer journey from the first order to the last.",
  ring,
  className = "",
}: ScreenProps<CustomerSpot>) {
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="contacts"
        title="Contact"
        actions={
          <ButtonLook tone="quiet">
            <ChatIcon className="size-4" /> Open chat
          </ButtonLook>
        }
      >
        <Person ring={ring} />
        <div className="flex min-h-0 flex-1">
          <Ring
            on={ring === "facts"}
            shape="inside"
            className="hidden! w-52 shrink-0 flex-col gap-2.5 self-stretch border-e border-line p-4 @lg/screen:flex! @2xl/screen:w-64 @2xl/screen:px-5"
          >
            <Facts title="Basic parameters" facts={customer.facts} />
            <Facts
              title="Attributes"
              facts={customer.attributes}
              className="hidden! mt-2 @2xl/screen:flex!"
            />
          </Ring>
          <div className="flex min-w-0 flex-1 flex-col gap-3.5 p-4 @2xl/screen:px-5">
            <Ring on={ring === "orders"} className="block!">
              <Orders />
            </Ring>
            <div className="-mx-4 border-t border-line px-4 pt-3.5 @2xl/screen:-mx-5 @2xl/screen:px-5">
              <div className="pb-2 font-title">Customer journey</div>
              <Journey steps={customer.journey} />
            </div>
          </div>
        </div>
      </AppWindow>
    </Screen>
  );
}
