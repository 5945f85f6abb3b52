import NoteIcon from "@mui/icons-material/EditNoteOutlined";
import MailIcon from "@mui/icons-material/MailOutlined";
import CallIcon from "@mui/icons-material/PhoneOutlined";
import ChatIcon from "@mui/icons-material/WhatsApp";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import type { ActivityKind } from "../../../server/leads/lead-status.ts";
import { findRowLinks } from "../contact-links.ts";
import { leadDisplayName } from "../lead-name.ts";
import { queueCopy as copy } from "./copy.ts";

const icons = { call: CallIcon, whatsapp: ChatIcon, mail: MailIcon, note: NoteIcon };
const size = { xs: 44, md: 32 };

/**
 * Call, WhatsApp and mail in one tap, and a note. Each opens the form that keeps how it went.
 *
 * @param onAct gets what the person has started
 */
export function ContactButtons({
  lead,
  onAct,
}: {
  lead: QueuedLead;
  onAct: (kind: ActivityKind) => void;
}) {
  const links = findRowLinks(lead);
  return (
    <Box sx={{ display: "flex", gap: { xs: 0.5, md: 0 } }}>
      {(["call", "whatsapp", "mail", "note"] as const).map((kind) => {
        const Icon = icons[kind];
        const name = `${copy.activities[kind].act}: ${leadDisplayName(lead)}`;
        const href = kind === "note" ? undefined : links[kind];
        if (href === null) return <Box key={kind} sx={{ width: size }} />;
        return (
          <Tooltip key={kind} title={copy.activities[kind].act}>
            <IconButton
              aria-label={name}
              onClick={() => onAct(kind)}
              sx={{ width: size, height: size, color: "primary.main" }}
              {...(href && { component: "a", href })}
              {...(kind === "whatsapp" && { target: "_blank", rel: "noopener" })}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
      })}
    </Box>
  );
}
