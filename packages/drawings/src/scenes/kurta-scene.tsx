/** One kurta in an arch: the product of the online shop's messages. */
export function KurtaScene({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" className={`block w-full bg-mint ${className}`}>
      <path
        className="fill-leaf"
        d="M88 150V82c0-18 12-20 14-34 16 0 18-14 28-18 12-4 22-8 30-22 8 14 18 18 30 22 10 4 12 18 28 18 2 14 14 16 14 34v68Z"
      />
      <g className="stroke-deep" strokeWidth="1.5" strokeLinejoin="round">
        <path
          className="fill-green"
          d="m141 36 11-5q8 8 16 0l11 5 27 42-13 9-14-17v14l9 54h-56l9-54V70l-14 17-13-9Z"
        />
        <path className="fill-deep" d="M152 31q8 8 16 0l-2 5q-6 5-12 0Z" />
      </g>
      <g fill="none" className="stroke-gold" strokeLinecap="round">
        <path
          strokeWidth="2"
          d="M160 40v26m-5.5-25 5.5 3 5.5-3m-47.3 32.7 11 7.6m72.6-7.6-11 7.6"
        />
        <path strokeWidth="3" strokeDasharray="0.1 6" d="M136.5 131.5h48" />
        <path
          strokeWidth="2.5"
          d="M50 96v34m0-22c-11 0-15-7-15-13 10 0 15 5 15 13Zm0 13c11 0 15-7 15-13-10 0-15 5-15 13Zm220-25v34m0-22c-11 0-15-7-15-13 10 0 15 5 15 13Zm0 13c11 0 15-7 15-13-10 0-15 5-15 13Z"
        />
      </g>
    </svg>
  );
}
