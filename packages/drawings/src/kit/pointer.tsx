/** A mouse pointer with its tip at the upper left corner of its box. */
export function Pointer({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-6 shrink-0 drop-shadow-pointer ${className}`}
    >
      <path
        className="fill-ink stroke-white"
        strokeWidth="1.5"
        strokeLinejoin="round"
        d="M2.5 2.2 19 9.4c.8.35.75 1.5-.1 1.75l-6.4 1.9-2.9 6.1c-.4.8-1.55.65-1.75-.2L1.2 3.4c-.2-.8.55-1.5 1.3-1.2Z"
      />
    </svg>
  );
}
