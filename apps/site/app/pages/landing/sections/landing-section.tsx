import type { ReactNode } from "react";
import type { LandingSection } from "../../../content/landing/landing-copy.ts";
import { FactsStrip } from "../../../ui/facts-strip.tsx";
import { BillView } from "./bill-view.tsx";
import { CardsView } from "./cards-view.tsx";
import { ExchangesView } from "./exchanges-view.tsx";
import { PictureView } from "./picture-view.tsx";
import { StepsView } from "./steps-view.tsx";
import { TableView } from "./table-view.tsx";
import { TextView } from "./text-view.tsx";
import { WideView } from "./wide-view.tsx";

/** One section, laid out by its kind. */
export function LandingSectionView({
  id,
  section,
  isFlipped,
  draw,
}: {
  id: string;
  section: LandingSection;
  /** The drawing is at the left. */
  isFlipped: boolean;
  /** Draws one of the page's drawings. */
  draw: (name: string) => ReactNode;
}) {
  switch (section.kind) {
    case "picture":
      return (
        <PictureView
          id={id}
          section={section}
          isFlipped={isFlipped}
          drawing={draw(section.drawing)}
        />
      );
    case "steps":
      return (
        <StepsView
          id={id}
          section={section}
          drawing={section.drawing === undefined ? undefined : draw(section.drawing)}
        />
      );
    case "table":
      return <TableView id={id} section={section} />;
    case "cards":
      return <CardsView id={id} section={section} />;
    case "exchanges":
      return <ExchangesView id={id} section={section} />;
    case "facts":
      return <FactsStrip label={section.title} facts={section.facts} />;
    case "bill":
      return <BillView id={id} section={section} />;
    case "text":
      return <TextView id={id} section={section} />;
    case "wide":
      return <WideView id={id} section={section} drawing={draw(section.drawing)} />;
  }
}
