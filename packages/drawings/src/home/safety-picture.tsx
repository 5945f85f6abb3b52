import { Spot, SpotBubble, type SpotProps } from "../spots/spot.tsx";

/** A private conversation with a lock on it. */
export function SafetyPicture(props: SpotProps) {
  return (
    <Spot {...props}>
      <ellipse cx="112" cy="146" rx="92" ry="8" className="fill-sand" />
      <SpotBubble x={10} y={16} />
      <SpotBubble x={40} y={84} ours />
      <path
        className="stroke-gold"
        strokeWidth="2.5"
        strokeDasharray="0.1 6.5"
        d="M92 40c34 0 30 20 46 34"
      />
      <path className="stroke-ink" strokeWidth="7" d="M152 74V56a22 22 0 0 1 44 0v18" />
      <rect x="132" y="70" width="84" height="66" rx="15" className="fill-deep" />
      <path className="stroke-gold" strokeWidth="6" d="M174 97v14" />
      <circle cx="174" cy="95" r="7" className="fill-gold" />
    </Spot>
  );
}
