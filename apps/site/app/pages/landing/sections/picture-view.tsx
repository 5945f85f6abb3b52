import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import type { ReactNode } from "react";
import type { PictureSection } from "../../../content/landing/landing-copy.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { Heading } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { SectionNote } from "./section-note.tsx";

/** Text and points beside a drawing. */
export function PictureView({
  id,
  section: { title, lede, points = [], link, note, surface = "paper" },
  isFlipped,
  drawing,
}: {
  id: string;
  section: PictureSection;
  isFlipped: boolean;
  drawing: ReactNode;
}) {
  return (
    <Section labelledBy={id} surface={surface}>
      <div
        className={joinClasses(
          "grid grid-cols-1 items-center gap-x-16 gap-y-10",
          isFlipped ? "desk:grid-cols-7-5" : "desk:grid-cols-5-7",
        )}
      >
        <div className={joinClasses(isFlipped && "desk:order-2")}>
          <Heading id={id} size="section">
            {title}
          </Heading>
          {lede && <p className="mt-3 max-w-note text-lede text-soft">{lede}</p>}
          {points.length > 0 && (
            <ul className="mt-5 grid gap-2">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <CheckIcon className="mt-0.5 size-5 shrink-0 text-green" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {link && (
            <TextLink to={link.to} className="mt-4 inline-flex min-h-11 items-center">
              {link.text}
            </TextLink>
          )}
          <SectionNote note={note} className="mt-6" />
        </div>
        <div className="min-w-0">{drawing}</div>
      </div>
    </Section>
  );
}
