import { brand } from "@crm/brand";
import Chip from "@mui/material/Chip";

const { colours } = brand;

/** The meaning of a badge: new, done, waiting, in need of attention, or neutral. */
export type Tone = "fresh" | "done" | "waiting" | "alarm" | "quiet";

const looks: Record<Tone, { backgroundColor: string; color: string }> = {
  fresh: { backgroundColor: colours.leaf, color: colours.deep },
  done: { backgroundColor: colours.leaf, color: colours.deep },
  waiting: { backgroundColor: colours.goldSoft, color: colours.ink },
  alarm: { backgroundColor: colours.clay, color: colours.white },
  quiet: { backgroundColor: colours.sand, color: colours.ink },
};

export function Badge({ tone, label }: { tone: Tone; label: string }) {
  return <Chip size="small" label={label} sx={looks[tone]} />;
}
