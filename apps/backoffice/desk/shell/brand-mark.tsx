import { brand } from "@crm/brand";
import { mark } from "@crm/brand/mark";
import { useTheme } from "@mui/material/styles";

/** The product's mark. It is decorative, because the name is next to it. */
export function BrandMark({ size = 30 }: { size?: number }) {
  const { palette } = useTheme();
  return (
    <svg width={size} height={size} viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      <path d={mark.bubble} fill={palette.primary.main} />
      <path {...mark.line} stroke={brand.colours.gold} />
    </svg>
  );
}
