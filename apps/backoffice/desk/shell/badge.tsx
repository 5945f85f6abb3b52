import Chip from "@mui/material/Chip";

/** The meaning of a badge: new, done, waiting, in need of attention, or neutral. */
export type Tone = "fresh" | "done" | "waiting" | "alarm" | "quiet";

const looks: Record<Tone, { backgroundColor: string; color: string }> = {
  fresh: { backgroundColor: "brand.leaf", color: "brand.deep" },
  done: { backgroundColor: "brand.leaf", color: "brand.deep" },
  waiting: { backgroundColor: "brand.goldSoft", color: "brand.ink" },
  alarm: { backgroundColor: "brand.clay", color: "brand.onClay" },
  quiet: { backgroundColor: "brand.sand", color: "brand.ink" },
};

export function Badge({ tone, label }: { tone: Tone; label: string }) {
  return <Chip size="small" label={label} sx={looks[tone]} />;
}
