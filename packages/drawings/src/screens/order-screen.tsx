import { formatRupees } from "@crm/contract/pricing/money";
import { codReplies } from "@crm/whatsapp/orders";
import { fathima, order, orders, shop } from "../data/shop.ts";
import { AppWindow } from "../kit/app-window.tsx";
import { ChatBubble, ChatPicture, ChatReplies } from "../kit/chat.tsx";
import { PreviewPane } from "../kit/preview-pane.tsx";
import { Ring } from "../kit/ring.tsx";
import { Rupees } from "../kit/rupees.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { TableRow } from "../kit/table-row.tsx";
import { Tag } from "../kit/tag.tsx";
import { Knot, Thread } from "../kit/thread.tsx";
import { KurtaScene } from "../scenes/kurta-scene.tsx";

export type OrderSpot = "replies" | "status";

const columns = "order-columns";
const wide = "hidden @3xl/screen:block";

function OrderLine({
  row,
  ringed = false,
  chosen = false,
  className = "",
}: {
  row: (typeof orders)[number];
  ringed?: boolean;
  chosen?: boolean;
  className?: string;
}) {
  return (
    <TableRow
      columns={columns}
      chosen={chosen}
      className={`h-13! shrink-0 @lg/screen:h-13.25! @2xl/screen:h-12.75! ${className}`}
    >
      <span className={`${wide} text-soft tabular-nums`}>{row.number}</span>
      <span className="min-w-0 leading-row">
        <span className="block truncate font-semibold">{row.name}</span>
        <span className="block truncate text-drawing-sm text-soft tabular-nums">
          {row.city}
          <span className="@3xl/screen:hidden">
            {", "}
            <Rupees amount={row.amount} />
          </span>
        </span>
      </span>
      <Rupees amount={row.amount} className={`${wide} text-end font-semibold`} />
      <Ring on={ringed} shape="pill" className="justify-self-end">
        <Tag tone={row.tone}>{row.status}</Tag>
      </Ring>
    </TableRow>
  );
}

/** Cash-on-delivery orders that customers confirm in the chat, before anything is packed. */
export function OrderScreen({
  label = `A cash-on-delivery order of ${formatRupees(order.amount)}: the customer in ${fathima.city} answers ${codReplies.confirm} on WhatsApp and the order list shows it as confirmed.`,
  ring,
  className = "",
}: ScreenProps<OrderSpot>) {
  const first = orders[0];
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="orders"
        title="Orders"
        actions={<span className="text-drawing-sm text-soft">Tue, 12 May</span>}
      >
        <div className="relative flex min-h-0 flex-1 flex-col @lg/screen:flex-row">
          <div className="hidden min-w-0 flex-1 flex-col @lg/screen:flex">
            <TableRow head columns={columns} className="shrink-0">
              <span className={wide}>Order</span>
              <span>Customer</span>
              <span className={`${wide} text-end`}>Amount</span>
              <span className="text-end">Status</span>
            </TableRow>
            {orders.map((row, i) => (
              <OrderLine
                key={row.number}
                row={row}
                chosen={i === 0}
                ringed={ring === "status" && i === 0}
              />
            ))}
          </div>
          <PreviewPane
            name={shop.name}
            detail={`Order ${order.number}`}
            behind={
              <Thread
                width={100}
                height={100}
                d="M6 5C70 5 40 95 96 95"
                stretch
                className="absolute top-14 inset-s-0 hidden h-40 w-[14%] @lg/screen:block"
              />
            }
          >
            <ChatBubble from="them" time="18:40" className="chat-wide">
              <ChatPicture>
                <KurtaScene />
              </ChatPicture>
              {order.question}
            </ChatBubble>
            <Ring on={ring === "replies"} className="chat-wide">
              <ChatReplies
                replies={Object.values(codReplies)}
                chosen={codReplies.confirm}
                className="w-full"
              />
            </Ring>
            <ChatBubble from="us" time="18:41">
              {codReplies.confirm}
            </ChatBubble>
            <ChatBubble from="them" time="18:41">
              {order.thanks}
            </ChatBubble>
          </PreviewPane>
          {first && (
            <OrderLine
              row={first}
              chosen
              className="relative z-10 border-t! bg-white @lg/screen:hidden!"
            />
          )}
          <Knot className="absolute top-14.5 inset-s-[58%] hidden -translate-x-1/2 -translate-y-1/2 @lg/screen:block" />
        </div>
      </AppWindow>
    </Screen>
  );
}
