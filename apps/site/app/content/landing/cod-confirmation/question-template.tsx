import { formatRupees } from "@crm/contract/pricing/money";
import { fathima, order } from "@crm/drawings/data/shop";
import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import { Tag } from "@crm/drawings/kit/tag";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { codReplies } from "@crm/whatsapp/orders";
import { templateName, templateStatuses } from "@crm/whatsapp/templates";

/** The template with its numbered placeholders, each joined to the value that fills it. */
export function QuestionTemplate() {
  return (
    <div
      role="img"
      aria-label={describeSample(
        `A template with three placeholders for the name, the order and the amount, and the quick replies ${codReplies.confirm} and ${codReplies.decline}`,
      )}
      className="@container/screen relative rounded-panel rounded-se-tail bg-leaf px-5 py-8 wide:px-8 wide:py-12"
    >
      <div
        aria-hidden="true"
        className="mx-auto grid max-w-2xl grid-cols-1 items-center gap-y-8 text-start gap-x-14 @lg/screen:grid-cols-7-5"
      >
        <div className="rounded-card border border-line bg-white p-5">
          <p className="flex items-center justify-between gap-3">
            <span className="truncate text-fine font-semibold">{templateName.example}</span>
            <Tag>{templateStatuses[1]}</Tag>
          </p>
          <p className="mt-4 rounded-card rounded-ss-tail bg-sand px-4 py-3 text-small leading-body">
            Namaste <Placeholder>{"{{1}}"}</Placeholder>, thank you for order{" "}
            <Placeholder>{"{{2}}"}</Placeholder>: <Placeholder>{"{{3}}"}</Placeholder>, cash on
            delivery. Shall we send it?
          </p>
          <p className="mt-3 grid grid-cols-2 gap-2 text-center text-fine font-semibold">
            <span className="rounded-full border border-line py-1.5">{codReplies.confirm}</span>
            <span className="rounded-full border border-line py-1.5">{codReplies.decline}</span>
          </p>
        </div>
        <div className="relative">
          <Thread
            width={100}
            height={100}
            d="M0 50C60 50 40 18 100 18M0 50H100M0 50C60 50 40 82 100 82"
            stretch
            className="absolute inset-y-0 inset-e-full hidden h-full w-14 @lg/screen:block"
          />
          <ul className="grid gap-3">
            {[
              { name: "Name", value: fathima.first },
              { name: "Order", value: order.number },
              { name: "Amount", value: formatRupees(order.amount) },
            ].map(({ name, value }, index) => (
              <li
                key={name}
                className="relative flex items-baseline gap-3 rounded-card bg-white px-4 py-3 shadow-node"
              >
                <Knot className="absolute top-1/2 -inset-s-1.25 hidden -translate-y-1/2 @lg/screen:block" />
                <Placeholder>{`{{${index + 1}}}`}</Placeholder>
                <span className="text-fine text-soft">{name}</span>
                <span className="ms-auto font-semibold tabular">{value}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}

function Placeholder({ children }: { children: string }) {
  return (
    <span className="rounded-drawing-check bg-gold-soft px-0.5 font-semibold text-amber tabular">
      {children}
    </span>
  );
}
