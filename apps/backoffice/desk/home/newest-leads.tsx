import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link, type RaRecord, useGetList } from "react-admin";
import type { Lead } from "../../server/desk/transport/lead-shapes.ts";
import { LeadBadges } from "../leads/lead-kind.tsx";
import { leadDisplayName } from "../leads/lead-name.ts";
import { FormSection } from "../shell/form-section.tsx";
import { thumbLink } from "../theme/thumb.ts";
import { homeCopy as copy } from "./copy.ts";

const shown = 6;

/** The newest leads, so that the first call of the day is one click away. */
export function NewestLeads() {
  const { data = [] } = useGetList<RaRecord & Lead>("leads", {
    pagination: { page: 1, perPage: shown },
    sort: { field: "createdAt", order: "DESC" },
  });
  if (data.length === 0) return null;
  return (
    <FormSection title={copy.leads.newest}>
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {data.map((lead) => (
          <Row key={lead.id} lead={lead} />
        ))}
      </Box>
    </FormSection>
  );
}

function Row({ lead }: { lead: RaRecord & Lead }) {
  const { id, phone, companyName, createdAt } = lead;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) 160px 150px 190px" },
        gap: "2px 16px",
        alignItems: "center",
        paddingBlock: 1.25,
        borderTop: 1,
        borderColor: "divider",
        "&:last-child": { paddingBottom: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Link to={`/leads/${id}/show`} sx={{ fontWeight: 600, ...thumbLink }}>
          {leadDisplayName(lead)}
        </Link>
        {companyName ? (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {companyName}
          </Typography>
        ) : null}
      </Box>
      <Box>
        <LeadBadges lead={lead} />
      </Box>
      <Typography sx={{ display: { xs: "none", md: "block" }, whiteSpace: "nowrap" }}>
        {phone}
      </Typography>
      <Typography
        component="time"
        dateTime={createdAt}
        variant="body2"
        sx={{ color: "text.secondary", textAlign: { md: "end" } }}
      >
        {formatDateTime(createdAt)}
      </Typography>
    </Box>
  );
}
