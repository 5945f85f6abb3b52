import type { DatedNote } from "../../../content/landing/landing-copy.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { Note } from "../../../ui/note.tsx";
import { OutsideLink } from "../../../ui/text-link.tsx";

/** What was true on a certain day, with its sources. */
export function SectionNote({
  note,
  className,
}: {
  note: DatedNote | undefined;
  className?: string;
}) {
  if (!note) return null;
  const { title, text, sources = [] } = note;
  return (
    <Note className={joinClasses("max-w-text", className)}>
      {title && <h3 className="text-small font-semibold tracking-normal">{title}</h3>}
      <p className={joinClasses(title && "mt-1")}>{text}</p>
      {sources.length > 0 && (
        <p className="mt-2 text-fine">
          Sources:{" "}
          {sources.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && ", "}
              <OutsideLink href={href}>{label}</OutsideLink>
            </span>
          ))}
          .
        </p>
      )}
    </Note>
  );
}
