import { subscriptionLimits } from "@crm/contract/pricing/plans";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { CompanyDetail } from "../../server/desk/transport/company-shapes.ts";
import { FormSection } from "../shell/form-section.tsx";
import { usageCopy as copy } from "./copy.ts";
import { formatCount } from "./count.ts";

/** The entries of a company in each period, against what its subscription includes. */
export function Usage({ usage }: { usage: CompanyDetail["usage"] }) {
  return (
    <FormSection title={copy.title}>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "1fr", sm: "repeat(3, minmax(0, 1fr))" },
          margin: 0,
        }}
      >
        {(Object.keys(copy.periods) as (keyof typeof usage)[]).map((period) => (
          <Period
            key={period}
            name={copy.periods[period]}
            entries={usage[period]}
            limit={subscriptionLimits[period]}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", marginTop: 2 }}>
        {copy.note}
      </Typography>
    </FormSection>
  );
}

function Period({ name, entries, limit }: { name: string; entries: number; limit: number }) {
  const beyond = entries - limit;
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ margin: 0 }}>
        <Typography variant="h5" component="p">
          {copy.of(formatCount(entries), formatCount(limit))}
        </Typography>
        <Bar part={entries / limit} />
        <Typography variant="body2">
          {beyond > 0 ? (
            <strong>{copy.beyond(formatCount(beyond))}</strong>
          ) : (
            copy.left(formatCount(-beyond))
          )}
        </Typography>
      </Box>
    </Box>
  );
}

/** Beyond the limit the bar is striped, so that it differs without colour too. */
function Bar({ part }: { part: number }) {
  const { palette } = useTheme();
  const stripes = `repeating-linear-gradient(135deg, ${palette.error.main} 0 6px, ${palette.background.paper} 6px 9px)`;
  return (
    <Box
      aria-hidden
      sx={{
        border: 1,
        borderColor: "text.secondary",
        borderRadius: 999,
        height: 12,
        marginBlock: 0.75,
        overflow: "hidden",
      }}
    >
      <Box
        sx={{
          background: part > 1 ? stripes : palette.primary.main,
          height: "100%",
          width: `${Math.min(part, 1) * 100}%`,
        }}
      />
    </Box>
  );
}
