import { Spot, SpotBubble, SpotCard, type SpotProps, SpotThread } from "./spot.tsx";

/** For empty lists: a conversation whose card is only an outline. */
export function EmptySpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <ellipse cx="120" cy="140" rx="98" ry="9" className="fill-sand" />
      <SpotBubble x={18} y={28} />
      <SpotThread d="M98 58c28 0 14 38 44 38" />
      <rect
        x="144"
        y="68"
        width="84"
        height="56"
        rx="12"
        className="stroke-dash"
        strokeWidth="2"
        strokeDasharray="5 6"
      />
      <path className="stroke-dash" strokeWidth="3.5" d="M160 88h30m-30 14h18" />
    </Spot>
  );
}

/** For errors: a loose thread. */
export function ErrorSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <ellipse cx="120" cy="140" rx="98" ry="9" className="fill-sand" />
      <SpotBubble x={14} y={40} />
      <SpotThread d="M94 66c16 0 16 16 14 26s6 16 12 10" />
      <SpotThread d="M142 84c-12-2-10-18-2-16" />
      <SpotCard x={144} y={58} />
      <path className="stroke-ink" strokeWidth="3.5" d="M160 78h36m-36 14h20" />
      <circle cx="222" cy="60" r="14" className="fill-clay" />
      <path className="stroke-white" strokeWidth="3.5" d="M222 53.5v7.5m0 5.5v.1" />
    </Spot>
  );
}
