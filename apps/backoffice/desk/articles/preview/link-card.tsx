import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ArticlePreview } from "../../../server/desk/transport/editing-shapes.ts";
import { previewCopy as copy } from "./copy.ts";
import { describeResult } from "./search-texts.ts";
import { useFormTexts } from "./use-form-texts.ts";

/** A link to the article as chats and social networks show it. The picture is the site's. */
export function LinkCard({ preview: { url, siteUrl } }: { preview: ArticlePreview }) {
  const texts = useFormTexts();
  const { description } = describeResult(texts);
  return (
    <>
      <Box sx={{ border: 1, borderColor: "divider", borderRadius: "10px", overflow: "hidden" }}>
        <Box
          component="img"
          src={`${url}/picture`}
          alt=""
          width={1200}
          height={630}
          sx={{ display: "block", width: "100%", height: "auto" }}
        />
        <Box sx={{ padding: 1.5, overflowWrap: "anywhere" }}>
          <Typography sx={{ fontWeight: 600 }}>{texts.title || copy.untitled}</Typography>
          <Typography variant="body2">{description || texts.title}</Typography>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {new URL(siteUrl).host}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", marginTop: 1 }}>
        {copy.cardHelp}
      </Typography>
    </>
  );
}
