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

/** For thanks: a bubble with an answer, and a won card. */
export function ThankYouSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <ellipse cx="120" cy="146" rx="98" ry="9" className="fill-sand" />
      <SpotBubble x={14} y={12} />
      <SpotBubble x={44} y={78} ours />
      <SpotThread d="M94 38c40 0 20 30 46 38" />
      <g transform="rotate(-4 182 96)">
        <rect x="140" y="66" width="84" height="62" rx="13" className="fill-deep" />
        <circle cx="182" cy="97" r="18" className="fill-gold" />
        <path className="stroke-deep" strokeWidth="4" d="m173.5 97.5 6 6 11.5-12.5" />
      </g>
      <path className="stroke-gold" strokeWidth="2.5" d="M214 42v10m-5-5h10M150 34v7m-3.5-3.5h7" />
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
