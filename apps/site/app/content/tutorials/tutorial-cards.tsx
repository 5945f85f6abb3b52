import { tutorialPaths } from "@crm/brand";
import { formatMinutes } from "@crm/whatsapp/durations";
import { Card } from "../../ui/card.tsx";
import { joinClasses } from "../../ui/classes.ts";
import type { Tutorial } from "./tutorial.ts";

/** A choice of tutorials, two in a row; each whole card is a link. */
export function TutorialCards({
  tutorials,
  className,
}: {
  tutorials: readonly Tutorial[];
  className?: string;
}) {
  return (
    <ul className={joinClasses("grid gap-4 wide:grid-cols-2 wide:gap-5", className)}>
      {tutorials.map(({ key, title, lede, minutes }) => (
        <Card key={key} as="li" interactive className="flex flex-col wide:last:odd:col-span-2">
          <h3 className="text-card tracking-card">
            <a href={tutorialPaths[key]} className="after:absolute after:inset-0">
              {title}
            </a>
          </h3>
          <p className="mt-2.5 mb-4 text-small text-soft">{lede}</p>
          <p className="mt-auto text-fine font-medium text-green">About {formatMinutes(minutes)}</p>
        </Card>
      ))}
    </ul>
  );
}
