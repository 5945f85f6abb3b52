import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { Link } from "react-admin";
import type { PictureDetail, PictureUse } from "../../server/desk/transport/picture-shapes.ts";
import { ArticleStatusBadge } from "../articles/article-status.tsx";
import { Badge } from "../shell/badge.tsx";
import { thumbLink } from "../theme/thumb.ts";
import { mediaCopy as copy } from "./copy.ts";

/** The articles that use a picture, with links. */
export function WhereUsed({ picture: { uses, articles } }: { picture: PictureDetail }) {
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h6" component="h2">
          {copy.whereUsed}
        </Typography>
        {uses.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{copy.notUsed}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
            {uses.map((use) => (
              <Use key={use.id} use={use} />
            ))}
          </Box>
        )}
        {articles > uses.length ? (
          <Typography>{copy.moreUses(articles - uses.length)}</Typography>
        ) : null}
      </CardContent>
    </Card>
  );
}

function Use({ use }: { use: PictureUse }) {
  const { id, title, status } = use;
  return (
    <Box component="li" sx={{ paddingBlock: 1, "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
        <Link to={`/articles/${id}`} sx={{ fontWeight: 600, ...thumbLink }}>
          {title || copy.untitled}
        </Link>
        {status === "trash" ? (
          <Badge tone="quiet" label={copy.inTrash} />
        ) : (
          <ArticleStatusBadge status={status} />
        )}
      </Box>
      <Typography sx={{ fontSize: 13, color: "text.secondary" }}>{listPlaces(use)}</Typography>
    </Box>
  );
}

/** Such as: In the article, in versions 3, 2. */
function listPlaces({ inArticle, inWorkingCopy, versions }: PictureUse): string {
  const places = [
    ...(inArticle ? [copy.inArticle] : []),
    ...(inWorkingCopy ? [copy.inWorkingCopy] : []),
    ...(versions.length > 0 ? [copy.inVersions(versions)] : []),
  ];
  const [first = "", ...others] = places;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(", ");
}
