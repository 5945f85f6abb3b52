/** Steps on a vertical dotted thread; the last one is the current step. */
export function Journey({
  steps,
  className = "",
}: {
  steps: readonly { step: string; when: string }[];
  className?: string;
}) {
  return (
    <div className={`relative flex flex-col gap-2 ps-4.5 ${className}`}>
      <span className="absolute top-2 bottom-2 inset-s-0.75 border-s-2 border-gold border-dotted" />
      {steps.map(({ step, when }, i) => (
        <span key={step} className="relative flex items-baseline justify-between gap-2">
          <span
            className={`absolute top-1.25 -inset-s-4.5 size-2 rounded-full ${
              i === steps.length - 1 ? "bg-gold" : "border-2 border-gold bg-white"
            }`}
          />
          <span className={`truncate ${i === steps.length - 1 ? "font-semibold" : ""}`}>
            {step}
          </span>
          <span className="shrink-0 text-drawing-sm text-soft tabular-nums">{when}</span>
        </span>
      ))}
    </div>
  );
}
