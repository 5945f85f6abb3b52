import { drawingsPath, labels } from "virtual:home-drawings";
import { HeroStage } from "@crm/drawings/hero/hero-stage";
import type { LaterDrawingName } from "./later-drawings.tsx";

export type DrawingName = "hero" | LaterDrawingName;

/** The first drawing of the home page, or the place of one that the browser loads later. */
export default function Drawing({ name, placeholder }: { name: DrawingName; placeholder: string }) {
  return name === "hero" ? <HeroStage /> : <Place name={name} className={placeholder} />;
}

/** A box with the drawing's size and text alternative. Without scripts it shows the drawing too. */
function Place({ name, className }: { name: LaterDrawingName; className: string }) {
  const label = labels[name];
  const address = `${drawingsPath}#${name}`;
  return (
    <div
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={className}
      data-later={address}
    >
      {/* The tag on a drawing's lower edge is partly below its box. */}
      <noscript>
        <iframe
          src={address}
          title="Drawing"
          aria-hidden="true"
          tabIndex={-1}
          className="block h-[calc(100%+1rem)] w-full"
        />
      </noscript>
    </div>
  );
}
