import { formatRupees } from "@crm/contract/pricing/money";
import { TravelIcon } from "@crm/drawings/icons/industry-icons";
import { Rupees } from "@crm/drawings/kit/rupees";
import { Knot, Thread } from "@crm/drawings/kit/thread";
import { SamplePanel } from "../sample-panel.tsx";

const price = 68_400;

const stops = [
  { day: "Day 1", place: "Kochi", plan: "Arrival, fort walk" },
  { day: "Day 2", place: "Munnar", plan: "Tea gardens" },
  { day: "Day 4", place: "Thekkady", plan: "Boat on the lake" },
  { day: "Day 5", place: "Alleppey", plan: "Night on a houseboat" },
];

/** A trip on one thread: the question, the stops of the itinerary over the hills, and the ticket. */
export function TripRoute() {
  return (
    <SamplePanel
      label={`A family asks for a Kerala trip, gets an itinerary with four stops from Kochi to Alleppey, and books it for ${formatRupees(price)}`}
      className="rounded-es-tail bg-leaf"
    >
      <div className="relative z-10 grid gap-8 broad:flex broad:items-end broad:gap-x-10">
        <div className="grid gap-2.5 self-start text-small leading-bubble broad:w-60 broad:shrink-0">
          <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 shadow-node">
            How much is a Kerala trip for four?
          </p>
          <p className="ms-auto w-fit rounded-card rounded-se-tail bg-mint px-4 py-2.5">
            Namaste Mrs Sethi! When do you want to go?
          </p>
          <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 shadow-node">
            In January, with two children
          </p>
        </div>
        <div className="relative min-w-0 flex-1 broad:pb-6">
          <div className="absolute -inset-x-10 -top-3 hidden h-6 broad:block">
            <Thread
              width={100}
              height={100}
              d="M0 50C6 10 10 90 16 50S30 10 36 50S50 90 58 50S72 10 80 50S94 90 100 50"
              stretch
              className="size-full"
            />
          </div>
          <ol className="relative grid gap-3 wide:grid-cols-2 broad:grid-cols-4">
            {stops.map(({ day, place, plan }) => (
              <li
                key={place}
                className="relative rounded-card border border-line bg-white px-3.5 py-3 shadow-node"
              >
                <Knot className="absolute -top-1.5 inset-s-1/2 hidden broad:block" />
                <p className="text-drawing-sm font-semibold text-green">{day}</p>
                <p className="font-title tracking-card">{place}</p>
                <p className="text-fine leading-tight text-soft">{plan}</p>
              </li>
            ))}
          </ol>
        </div>
        <Ticket />
      </div>
      <div className="absolute inset-0 overflow-hidden rounded-panel rounded-es-tail">
        <Hills />
      </div>
    </SamplePanel>
  );
}

function Ticket() {
  return (
    <div className="relative rounded-card bg-deep text-white shadow-float broad:mb-6 broad:w-56 broad:shrink-0 broad:rotate-2">
      <p className="flex items-center gap-3 border-b-2 border-dashed border-white/40 px-5 py-4 font-semibold">
        <TravelIcon className="size-7 text-white" />
        Booked
      </p>
      <div className="px-5 py-4">
        <p className="text-fine text-white/85">Sethi family, six days</p>
        <Rupees amount={price} className="figures text-section font-heavy text-gold" />
      </div>
    </div>
  );
}

function Hills() {
  return (
    <svg
      viewBox="0 0 100 30"
      aria-hidden="true"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-36 w-full"
    >
      <path d="M0 30V18C12 4 20 8 30 16S50 22 60 11S84 2 100 14V30Z" className="fill-green/15" />
      <path d="M0 30V25C16 14 28 20 42 23S72 14 100 24V30Z" className="fill-green/20" />
    </svg>
  );
}
