import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ArticleVersion, VersionList } from "../../../server/desk/transport/editing-shapes.ts";
import { Badge } from "../../shell/badge.tsx";
import { versionCopy as copy } from "./copy.ts";
import { RestoreButton } from "./restore-button.tsx";

/** The versions, the newest first: number, when, who, note, and what can be done with each. */
export function VersionRows({
  list,
  onCompare,
}: {
  list: VersionList;
  onCompare: (from: number, to: number) => void;
}) {
  return (
    <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {list.versions.map((version, index) => {
        const before = list.versions[index + 1];
        return (
          <Box
            key={version.number}
            component="li"
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 1,
              alignItems: "center",
              justifyContent: "space-between",
              paddingBlock: 1,
              borderTop: index > 0 ? 1 : 0,
              borderColor: "divider",
            }}
          >
            <VersionText version={version} isNewest={index === 0} />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
              {before ? (
                <Button size="small" onClick={() => onCompare(before.number, version.number)}>
                  {copy.compareWithBefore}
                </Button>
              ) : null}
              <RestoreButton list={list} number={version.number} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function VersionText({ version, isNewest }: { version: ArticleVersion; isNewest: boolean }) {
  const { number, publishedAt, publishedBy, note } = version;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600 }}>{copy.version(number)}</Typography>
        {isNewest ? <Badge tone="done" label={copy.current} /> : null}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {[formatDateTime(publishedAt), publishedBy ?? copy.nobody, note]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
    </Box>
  );
}
