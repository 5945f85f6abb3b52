import type { ReactNode } from "react";
import type { StepsSection } from "../../../content/landing/landing-copy.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { Heading } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { StepMark } from "../../../ui/step-mark.tsx";
import { SectionNote } from "./section-note.tsx";
import { SectionTitle } from "./section-title.tsx";

/**
 * Numbered steps, joined by the thread. Without a drawing they are in a row on a wide screen; with
 * one they are a column beside it.
 */
export function StepsView({
  id,
  section: { title, lede, steps, note, surface = "paper" },
  drawing,
}: {
  id: string;
  section: StepsSection;
  drawing?: ReactNode;
}) {
  if (drawing === undefined) {
    return (
      <Section labelledBy={id} surface={surface}>
        <SectionTitle id={id} title={title} lede={lede} />
        <Steps steps={steps} isRow />
        <SectionNote note={note} className="mt-10" />
      </Section>
    );
  }
  return (
    <Section labelledBy={id} surface={surface}>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-12 desk:grid-cols-5-6">
        <div>
          <SectionTitle id={id} title={title} lede={lede} />
          <Steps steps={steps} />
          <SectionNote note={note} className="mt-8" />
        </div>
        <div className="min-w-0">{drawing}</div>
      </div>
    </Section>
  );
}

/** The number of steps in a row of the page's full width. */
const columns: Record<number, string> = {
  3: "desk:grid-cols-3",
  4: "desk:grid-cols-4",
  5: "desk:grid-cols-5",
};

function Steps({ steps, isRow = false }: { steps: StepsSection["steps"]; isRow?: boolean }) {
  return (
    <ol
      className={joinClasses(
        "mt-8 grid grid-cols-1",
        isRow && "wide:mt-12 desk:gap-x-8",
        isRow && (columns[steps.length] ?? "desk:grid-cols-3 desk:gap-y-10"),
      )}
    >
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={joinClasses(
            "group relative grid grid-cols-mark gap-x-4 pb-8 last:pb-0",
            isRow && "desk:block desk:pb-0",
          )}
        >
          <span
            aria-hidden="true"
            className={joinClasses(
              "absolute top-13 bottom-2 inset-s-5.25 border-s-thread border-dotted border-gold group-last:hidden",
              isRow &&
                "desk:inset-s-13 desk:-inset-e-6 desk:top-5.25 desk:bottom-auto desk:border-s-0 desk:border-t-thread",
            )}
          />
          <StepMark look={index === steps.length - 1 ? "gold" : "leaf"}>{index + 1}</StepMark>
          <div className={joinClasses(isRow && "desk:mt-5")}>
            <Heading as="h3" size="card" className="pt-2 desk:pt-1.5">
              {step.title}
            </Heading>
            <p className="mt-1.5 max-w-note text-small text-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
