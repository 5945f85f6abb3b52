import { Thread } from "@crm/drawings/kit/thread";
import { SamplePanel } from "../sample-panel.tsx";

const questions = [
  {
    shop: "Parmar Sarees",
    asked: "Do you have it in blue?",
    stage: "Reserved for Meera",
    tone: "gold",
  },
  {
    shop: "Cool Air Service",
    asked: "Can you come on Saturday?",
    stage: "Visit fixed",
    tone: "deep",
  },
  { shop: "Anna Bakery", asked: "A cake for twenty, eggless?", stage: "Price sent", tone: "green" },
] as const;

type Tone = (typeof questions)[number]["tone"];

const awnings: Record<Tone, string> = {
  gold: "fill-gold",
  deep: "fill-deep",
  green: "fill-green",
};

/** A street of three shops; at each one a customer asks, and the shop knows what comes next. */
export function Street() {
  return (
    <SamplePanel
      label="Three shops in a street: a saree shop, an AC service and a bakery; each has a customer's question and its own next stage"
      className="rounded-ss-tail bg-leaf"
    >
      <div className="relative mx-auto max-w-md">
        <Thread
          width={10}
          height={100}
          d="M5 0V100"
          stretch
          className="absolute inset-s-9 top-10 h-5/6 w-2.5"
        />
        <ul className="relative grid gap-6">
          {questions.map(({ shop, asked, stage, tone }) => (
            <li key={shop} className="relative flex items-center gap-4">
              <Shop tone={tone} />
              <div className="grid min-w-0 flex-1 gap-2">
                <p className="text-fine font-semibold">{shop}</p>
                <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 text-small leading-bubble shadow-node">
                  {asked}
                </p>
                <p className="ms-auto flex w-fit items-center gap-2 rounded-full bg-deep px-4 py-1.5 text-fine font-semibold text-white">
                  <span className="size-2.5 rounded-full bg-gold" />
                  {stage}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SamplePanel>
  );
}

/** A shop front: awning, window and door. */
function Shop({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 80 84" aria-hidden="true" className="w-20 shrink-0">
      <rect
        x="6"
        y="26"
        width="68"
        height="56"
        rx="4"
        className="fill-white stroke-line"
        strokeWidth="1.5"
      />
      <rect
        x="13"
        y="42"
        width="28"
        height="24"
        rx="3"
        className="fill-leaf stroke-green"
        strokeWidth="1.5"
      />
      <path
        d="M49 82V48a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v34Z"
        className="fill-gold-soft stroke-amber"
        strokeWidth="1.5"
      />
      <path d="M10 4h60l8 24H2Z" className={awnings[tone]} />
      <path d="M25 4h15v24H21Zm30 0h15l8 24H59Z" className="fill-white/70" />
      <path
        d="M2 28a9.5 8 0 0 0 19 0 9.5 8 0 0 0 19 0 9.5 8 0 0 0 19 0 9.5 8 0 0 0 19 0Z"
        className={awnings[tone]}
      />
    </svg>
  );
}
