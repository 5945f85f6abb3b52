import Box from "@mui/material/Box";
import { encode } from "uqr";

/** Draws a QR code in the browser, as one path, so that the secret in it goes to no other server. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: "100%", backgroundColor: "#fff", borderRadius: "10px" }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
