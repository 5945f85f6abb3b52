import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { useListContext } from "react-admin";
import { Link } from "react-router";
import { leadViews } from "../../../server/desk/leads/view-names.ts";
import { pagerCopy } from "../../shell/copy.ts";
import { queueCopy as copy } from "./copy.ts";
import { filterOfTab } from "./queue-filter.ts";
import { useLeadCounts } from "./use-lead-options.ts";

/** The views of the queue, each a link to its leads: those of the chosen owner, or all, with their count. */
export function QueueTabs() {
  const { filterValues } = useListContext();
  const counts = useLeadCounts();
  const current = useRef<HTMLAnchorElement>(null);
  // On a narrow screen the tabs are wider than the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view moves the tabs
  useEffect(() => {
    current.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [filterValues.view]);
  return (
    <Box
      component="nav"
      aria-label={copy.viewsLabel}
      sx={{ display: "flex", gap: 0.5, overflowX: "auto", padding: 0.5 }}
    >
      {leadViews.map((view) => {
        const isCurrent = filterValues.view === view;
        const filter = filterOfTab(view, filterValues);
        // The counts are of everybody's leads.
        const count = "owner" in filter ? undefined : counts?.[view];
        return (
          <Box
            key={view}
            component={Link}
            to={`/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`}
            {...(isCurrent && { ref: current, "aria-current": "page" as const })}
            sx={{
              alignItems: "center",
              backgroundColor: isCurrent ? "primary.main" : "transparent",
              borderRadius: 999,
              color: isCurrent ? "primary.contrastText" : "text.primary",
              display: "flex",
              flexShrink: 0,
              fontWeight: 600,
              gap: 0.75,
              minHeight: { xs: 44, md: 32 },
              paddingInline: 1.5,
              textDecoration: "none",
            }}
          >
            {copy.views[view].label}
            {count ? (
              <Box component="span" sx={{ fontWeight: 500 }}>
                {pagerCopy.total(count)}
              </Box>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}
