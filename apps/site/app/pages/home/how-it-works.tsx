import { Heading } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import { StepMark } from "../../ui/step-mark.tsx";
import { copy } from "./copy.ts";
import { LaterDrawing } from "./later-drawing.tsx";
import { stepsAttribute } from "./reveal-steps.ts";

const { title, steps } = copy.how;

/** Five steps, connected by lines, that appear one after the other. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" labelledBy="how-title">
      <Heading id="how-title" className="max-w-headline">
        {title}
      </Heading>
      <ol
        {...{ [stepsAttribute]: "" }}
        className="mt-10 grid gap-x-6 gap-y-10 wide:mt-14 desk:grid-cols-5"
      >
        {steps.map((step, index) => {
          const last = index === steps.length - 1;
          return (
            <li key={step.title} className="relative">
              <div
                data-reveal="step"
                className="grid grid-cols-mark gap-x-4.5 gap-y-4 wide:max-desk:grid-cols-[44px_minmax(0,1fr)_19rem] desk:flex desk:flex-col desk:gap-y-6"
              >
                <StepMark look={last ? "gold" : "leaf"}>{last ? "₹" : index + 1}</StepMark>
                <div className="pt-1.5 desk:order-1 desk:pt-0">
                  <Heading as="h3" size="card">
                    {step.title}
                  </Heading>
                  <p className="mt-2 max-w-96 text-small text-soft">{step.text}</p>
                </div>
                <div className="max-wide:col-start-2">
                  <LaterDrawing drawing={`step-${step.name}`} placeholder="h-43" />
                </div>
              </div>
              {!last && (
                <span
                  aria-hidden="true"
                  data-reveal="line"
                  className="absolute top-13 -bottom-8 inset-s-5.25 border-s-2 border-dashed border-dash desk:top-5.25 desk:-inset-e-4 desk:bottom-auto desk:inset-s-13 desk:border-t-2 desk:border-s-0"
                />
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
