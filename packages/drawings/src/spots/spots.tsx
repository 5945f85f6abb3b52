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

/** For pages in development: a phone with one bubble and an outlined card. */
export function ComingSoonSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <ellipse cx="120" cy="148" rx="80" ry="8" className="fill-sand" />
      <rect
        x="84"
        y="6"
        width="74"
        height="140"
        rx="15"
        className="fill-white stroke-ink"
        strokeWidth="3"
      />
      <path
        className="fill-deep"
        d="M85.5 21A13.5 13.5 0 0 1 99 7.5h44A13.5 13.5 0 0 1 156.5 21v9h-71Z"
      />
      <circle cx="99" cy="19" r="5" className="fill-gold" />
      <path className="stroke-white" strokeWidth="3" d="M110 19h22" />
      <path className="fill-sand" d="M95 42h34a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7h-27a7 7 0 0 1-7-7Z" />
      <path
        className="fill-leaf"
        d="M147 74h-34a7 7 0 0 0-7 7v10a7 7 0 0 0 7 7h27a7 7 0 0 0 7-7Z"
      />
      <rect
        x="94"
        y="108"
        width="54"
        height="26"
        rx="8"
        className="stroke-dash"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
      <SpotThread d="M158 86c30 0 22-34 44-34M84 54c-26 0-20 42-42 42" />
      <circle cx="206" cy="52" r="4.5" className="fill-white stroke-gold" strokeWidth="2.5" />
      <circle cx="38" cy="96" r="4.5" className="fill-white stroke-gold" strokeWidth="2.5" />
    </Spot>
  );
}
