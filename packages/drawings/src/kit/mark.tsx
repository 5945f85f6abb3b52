import { mark } from "@crm/brand";

/** The product's mark. It is decorative: the name is beside it or clear from the context. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      aria-hidden="true"
      {...(className && { className })}
    >
      <path d={mark.bubble} className="fill-green" />
      <path {...mark.line} className="stroke-gold" />
    </svg>
  );
}
