const text = "Sample data";

/**
 * The text alternative of a drawing with sample data.
 *
 * @example describeSample("The lead list") // "The lead list. Sample data."
 */
export function describeSample(label: string): string {
  return `${label.replace(/\.$/, "")}. ${text}.`;
}

/**
 * Says that the people, firms and figures of a drawing are made up. Each drawn screen or chat has it
 * once, at its outer frame: `Screen`, the hero, a link preview. Small scenes without a frame, such as
 * those of the steps, do not have it.
 */
export function SampleTag({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute z-30 rounded-full border border-line bg-white px-2 py-0.5 text-drawing-xs leading-cell font-medium whitespace-nowrap text-soft ${className}`}
    >
      {text}
    </span>
  );
}
