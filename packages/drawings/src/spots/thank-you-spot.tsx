import { Spot, SpotBubble, type SpotProps, SpotThread } from "./spot.tsx";

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
