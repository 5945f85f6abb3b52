import type { TextSection } from "../../../content/landing/landing-copy.ts";
import { Section } from "../../../ui/section.tsx";
import { SectionNote } from "./section-note.tsx";
import { SectionTitle } from "./section-title.tsx";

/** Running text beside its heading. */
export function TextView({
  id,
  section: { title, lede, paragraphs, note, surface = "paper" },
}: {
  id: string;
  section: TextSection;
}) {
  return (
    <Section labelledBy={id} surface={surface}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-6 desk:grid-cols-2">
        <div>
          <SectionTitle id={id} title={title} lede={lede} />
        </div>
        <div className="grid max-w-text content-start gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <SectionNote note={note} className="mt-2" />
        </div>
      </div>
    </Section>
  );
}
