import { brand } from "@crm/brand";
import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { previewCopy as copy } from "./copy.ts";

/** The widths at which the site is shown. CSS pixels. */
export const frameWidths = { phone: 360, desktop: 1280 } as const;
export type FrameWidth = keyof typeof frameWidths;

/** How much of the page is visible at once. CSS pixels of the page. */
const frameHeights: Record<FrameWidth, number> = { phone: 520, desktop: 900 };

/**
 * The site's page at the width of a phone or a desktop, made smaller to fit. The page can't run scripts
 * here, and its links open in new tabs.
 *
 * @param isLarge it fills the height of the window
 * @param isEmpty it keeps its place while the large one is open: otherwise the page would jump
 */
export function PreviewFrame({
  address,
  width,
  isLarge = false,
  isEmpty = false,
}: {
  address: string;
  width: FrameWidth;
  isLarge?: boolean;
  isEmpty?: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const available = useWidth(place);
  const scale = Math.min(1, available / frameWidths[width]);
  const height = isLarge ? (window.innerHeight - largeMargin) / scale : frameHeights[width];
  return (
    <Box ref={place} sx={{ width: "100%" }}>
      {available > 0 ? (
        <Box
          style={{ width: frameWidths[width] * scale, height: height * scale }}
          sx={{
            overflow: "hidden",
            marginInline: "auto",
            border: 1,
            borderColor: "divider",
            borderRadius: "10px",
            backgroundColor: brand.colours.paper,
          }}
        >
          {isEmpty ? null : (
            <iframe
              key={address}
              src={address}
              title={copy.frame(copy.widths[width])}
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              width={frameWidths[width]}
              height={height}
              style={{ border: 0, transform: `scale(${scale})`, transformOrigin: "0 0" }}
            />
          )}
        </Box>
      ) : null}
    </Box>
  );
}

/** What the large view shows above and below the page. CSS pixels. */
const largeMargin = 84;

function useWidth(place: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
