import { plans } from "@crm/contract/pricing/plans";
import { formatCount } from "@crm/whatsapp/counts";
import { useEffect, useRef, useState } from "react";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { copy } from "./calculator-copy.ts";
import { CostBill } from "./cost-bill.tsx";
import type { PricedPlan, Usage } from "./monthly-cost.ts";

const ranges = {
  users: { min: 1, max: 30, step: 1 },
  marketing: { min: 0, max: 20_000, step: 250 },
  utility: { min: 0, max: 20_000, step: 250 },
} as const;
type RangeName = keyof typeof ranges;

/** The values before anybody has moved a slider, and without a script. */
const example: Usage = { plan: "monthly", users: 5, marketing: 1_000, utility: 2_000 };

/**
 * Estimates the cost of a month. It is loaded when the reader comes near it (`rendering/form-html.tsx`). The sliders
 * are native form controls, so a slider that was moved before that counts too; without a script the
 * example is shown.
 */
export default function CostCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const [usage, setUsage] = useState(example);
  const readForm = () => {
    if (form.current) setUsage(readUsage(new FormData(form.current)));
  };
  useEffect(readForm, []);
  return (
    <section aria-labelledby="growth" className="border-y border-line bg-sand py-16 wide:py-24">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-10 desk:grid-cols-23-20">
        <div>
          <Heading id="growth">{copy.title}</Heading>
          <Lede className="mt-4">{copy.lede}</Lede>
          <form
            ref={form}
            onInput={readForm}
            aria-labelledby="growth"
            className="mt-9 grid gap-7 desk:max-w-136 noscript:hidden"
          >
            <PlanChoice />
            <Slider name="users" label={copy.users} value={usage.users} />
            <Slider name="marketing" label={copy.marketing} value={usage.marketing} />
            <Slider name="utility" label={copy.utility} value={usage.utility} />
          </form>
        </div>
        <CostBill usage={usage} />
      </Container>
    </section>
  );
}

function PlanChoice() {
  return (
    <fieldset>
      <legend className="text-small font-semibold">{copy.plan}</legend>
      <div className="mt-2 inline-grid grid-cols-2 rounded-full border border-line bg-white p-1">
        {(["monthly", "yearly"] as const).map((plan) => (
          <label
            key={plan}
            className="radio-tab grid min-h-11 place-items-center rounded-full px-6 font-semibold text-small transition-colors"
          >
            <input
              type="radio"
              name="plan"
              value={plan}
              defaultChecked={plan === example.plan}
              className="sr-only"
            />
            {plans[plan].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Slider({ name, label, value }: { name: RangeName; label: string; value: number }) {
  const { min, max, step } = ranges[name];
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-6">
        <label htmlFor={`cost-${name}`} className="text-small font-semibold">
          {label}
        </label>
        <output htmlFor={`cost-${name}`} className="text-card font-heavy figures">
          {formatCount(value)}
        </output>
      </div>
      <input
        type="range"
        id={`cost-${name}`}
        name={name}
        min={min}
        max={max}
        step={step}
        defaultValue={example[name]}
        className="slider h-11 w-full cursor-pointer accent-green"
      />
    </div>
  );
}

function readUsage(form: FormData): Usage {
  const plan: PricedPlan = form.get("plan") === "yearly" ? "yearly" : "monthly";
  const number = (name: RangeName) => Number(form.get(name));
  return {
    plan,
    users: number("users"),
    marketing: number("marketing"),
    utility: number("utility"),
  };
}
