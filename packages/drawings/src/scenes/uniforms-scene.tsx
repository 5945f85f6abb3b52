/** School clothes on a line: the picture of the uniform maker's broadcast. */
export function UniformsScene({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 150"
      aria-hidden="true"
      className={`block w-full bg-gold-soft ${className}`}
    >
      <circle cx="262" cy="40" r="22" className="fill-gold" />
      <path className="fill-mint" d="M0 128c44-18 86-22 132-10s104 14 188-10v42H0Z" />
      <path className="fill-leaf" d="M0 140c70-14 130-8 186-2s92 2 134-8v20H0Z" />
      <path d="M-4 26c90 16 236 16 328-4" fill="none" className="stroke-amber" strokeWidth="1.5" />
      <g strokeLinejoin="round" strokeWidth="1.5" className="stroke-deep">
        <path
          className="fill-white"
          d="m36 34 12-4q8 8 16 0l12 4 18 16-10 12-7-5v38H35V57l-7 5-10-12Z"
        />
        <path className="fill-green" d="M126 32h8v20h22V32h8v24l16 48h-70l16-48Z" />
        <path
          className="fill-white"
          d="m208 34 12-4q8 8 16 0l12 4 18 16-10 12-7-5v38h-42V57l-7 5-10-12Z"
        />
        <path className="fill-gold" d="m228 37 4 5-2 4 4 20-6 8-6-8 4-20-2-4Z" />
      </g>
      <path
        className="stroke-deep"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m48 30 2 10 6-4 6 4 2-10M56 37v58m7-32h9m61-7h24m63-26 2 10 6-4 6 4 2-10m2 33h9"
      />
      <path className="stroke-gold" strokeWidth="2" d="M123 68h44" />
      <path
        className="stroke-gold"
        strokeWidth="4"
        strokeLinecap="round"
        d="M42 29v6m28-4v6m60-4v6m30-6v6m54-9v6m28-7v6"
      />
    </svg>
  );
}
