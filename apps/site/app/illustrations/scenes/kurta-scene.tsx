/** One kurta in an arch: the product of the online shop's messages. */
export function KurtaScene({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" className={`block w-full bg-mint ${className}`}>
      <path className="fill-leaf" d="M96 150V84c0-38 40-48 64-72 24 24 64 34 64 72v66Z" />
      <g className="stroke-deep" strokeWidth="1.5" strokeLinejoin="round">
        <path
          className="fill-green"
          d="m140 38 12-5q8 9 16 0l12 5 26 38-13 10-13-14v12l8 52h-56l8-52V72l-13 14-13-10Z"
        />
        <path className="fill-gold" d="M153 33q7 8 14 0l-4 8v26h-6V41Z" />
      </g>
      <path
        className="stroke-gold"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 6"
        d="M136 129h49"
      />
      <path className="stroke-gold" strokeWidth="2" d="m120 70 10 8m70-8-10 8" />
      <path
        className="stroke-gold"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
        d="M52 92v34m0-24c-12 0-16-8-16-14 10 0 16 6 16 14Zm0 14c12 0 16-8 16-14-10 0-16 6-16 14Zm216-24v34m0-24c-12 0-16-8-16-14 10 0 16 6 16 14Zm0 14c12 0 16-8 16-14-10 0-16 6-16 14Z"
      />
    </svg>
  );
}
