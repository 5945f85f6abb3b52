import { usePublicSettings } from "../../../public-settings.ts";
import { ButtonAnchor } from "../../../ui/button.tsx";
import { Heading, Lede } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { LaterDrawing } from "../later-drawing.tsx";
import { ThreadList, ThreadPoint } from "../thread-list.tsx";
import { copy } from "./copy.ts";

/** The trial: what is required, what arrives by e-mail, how long it lasts. */
export function Trial() {
  const { app } = usePublicSettings();
  return (
    <Section id="trial" labelledBy="trial-title">
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 desk:grid-cols-5-6 desk:items-center">
        <div>
          <Heading id="trial-title">{copy.title}</Heading>
          <Lede className="mt-4">{copy.lede}</Lede>
          <ThreadList as="ol" className="mt-7">
            {copy.steps.map(({ title, text }) => (
              <ThreadPoint key={title}>
                <strong className="font-semibold">{title}</strong>
                <span className="block text-small text-soft">{text}</span>
              </ThreadPoint>
            ))}
          </ThreadList>
          <ButtonAnchor href={app.register} className="mt-8 max-wide:w-full">
            {copy.action}
          </ButtonAnchor>
        </div>
        <LaterDrawing drawing="trial" />
      </div>
    </Section>
  );
}
