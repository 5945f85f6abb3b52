import { ArrowRightIcon } from "@crm/drawings/icons/ui-icons";
import { Heading } from "../../../ui/heading.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { LaterDrawing } from "../later-drawing.tsx";
import { ThreadList, ThreadPoint } from "../thread-list.tsx";
import { copy, type FeatureCopy, type FeatureName } from "./copy.ts";

/** The panel of one tab: the text, its points on a thread, and the screen. */
export function FeaturePanel({ name }: { name: FeatureName }) {
  const { title, text, points, more }: FeatureCopy = copy.features[name];
  return (
    <div className="feature-panel grid min-w-0 content-start gap-x-14 gap-y-7 desk:grid-cols-1-2">
      <div className="desk:pt-6">
        <Heading as="h3" size="section">
          {title}
        </Heading>
        <p className="mt-3 text-lede text-soft desk:mt-4">{text}</p>
        <ThreadList className="mt-5 text-small desk:mt-7">
          {points.map((point) => (
            <ThreadPoint key={point}>{point}</ThreadPoint>
          ))}
        </ThreadList>
        {more && (
          <TextLink to={more.to} className="mt-5 inline-flex min-h-11 items-center gap-2">
            {more.text}
            <ArrowRightIcon className="size-5" />
          </TextLink>
        )}
      </div>
      <LaterDrawing drawing={`feature-${name}`} />
    </div>
  );
}
