import type { ReactNode } from "react";
import type { WideSection } from "../../../content/landing/landing-copy.ts";
import { Section } from "../../../ui/section.tsx";
import { SectionNote } from "./section-note.tsx";
import { SectionTitle } from "./section-title.tsx";

/** A drawing or another component in the page's full width, below its heading. */
export function WideView({
  id,
  section: { title, lede, note, surface = "paper" },
  drawing,
}: {
  id: string;
  section: WideSection;
  drawing: ReactNode;
}) {
  return (
    <Section labelledBy={id} surface={surface}>
      <SectionTitle id={id} title={title} lede={lede} />
      <div className="mt-8 min-w-0 wide:mt-12">{drawing}</div>
      <SectionNote note={note} className="mt-8" />
    </Section>
  );
}
