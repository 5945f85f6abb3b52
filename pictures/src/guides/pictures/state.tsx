import { Tag, type TagTone } from "@crm/drawings/kit/tag";

const tones: Record<string, TagTone> = {
  APPROVED: "leaf",
  LIVE: "leaf",
  ACTIVE: "leaf",
  Connected: "leaf",
  PENDING: "gold",
  Requesting: "gold",
  "under review": "gold",
  REJECTED: "clay",
  "ACTION REQUIRED": "clay",
};

/** A status label as in the product: its name on its colour. */
export function State({ children }: { children: string }) {
  return <Tag tone={tones[children] ?? "sand"}>{children}</Tag>;
}
