/** The stages of a pipeline on one thread; the last one is the sale. */
export function StageThread({ label, stages }: { label: string; stages: readonly string[] }) {
  return (
    <ol aria-label={label} className="grid grid-cols-3">
      {stages.map((stage, index) => {
        const last = index === stages.length - 1;
        return (
          <li key={stage} className="relative pt-6 pe-2 text-fine leading-tight">
            {!last && (
              <span
                aria-hidden="true"
                className="absolute top-1.75 inset-e-0 inset-s-4 border-t-thread border-dotted border-gold"
              />
            )}
            <span
              aria-hidden="true"
              className={`absolute top-0.5 inset-s-0 size-3 rounded-full border-2 border-gold ${last ? "bg-gold" : "bg-white"}`}
            />
            <span className={last ? "font-semibold" : undefined}>{stage}</span>
          </li>
        );
      })}
    </ol>
  );
}
