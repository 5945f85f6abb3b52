import { Heading, Lede } from "../../../ui/heading.tsx";

/** The heading of a section and the sentence below it. */
export function SectionTitle({
  id,
  title,
  lede,
}: {
  id: string;
  title: string;
  lede?: string | undefined;
}) {
  return (
    <>
      <Heading id={id} className="max-w-headline text-balance">
        {title}
      </Heading>
      {lede && <Lede className="mt-4">{lede}</Lede>}
    </>
  );
}
