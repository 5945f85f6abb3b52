const colours = {
  green: "bg-green",
  gold: "bg-gold",
  clay: "bg-clay",
  line: "bg-line",
};
export type DotColour = keyof typeof colours;

export function StatusDot({
  colour = "green",
  className = "",
}: {
  colour?: DotColour;
  className?: string;
}) {
  return (
    <span
      className={`inline-block size-1.75 shrink-0 rounded-full ${colours[colour]} ${className}`}
    />
  );
}
