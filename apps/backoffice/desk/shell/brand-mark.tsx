import { brand } from "@crm/brand";
import { mark } from "@crm/brand/mark";

/** The product's mark. It is decorative, because the name is next to it. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      <path d={mark.bubble} fill={brand.colours.green} />
      <path {...mark.line} stroke={brand.colours.gold} />
    </svg>
  );
}
