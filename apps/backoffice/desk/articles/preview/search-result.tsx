import { shownTitle } from "@crm/contract/pages/page-title";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type RaRecord, useRecordContext } from "react-admin";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import { previewCopy as copy } from "./copy.ts";
import { describeResult, shownDescription } from "./search-texts.ts";
import { useFormTexts } from "./use-form-texts.ts";

/** The article as a search engine lists it: address, title, description, and their lengths. */
export function SearchResult({ siteUrl }: { siteUrl: string }) {
  const texts = useFormTexts();
  const article = useRecordContext<RaRecord & ArticleDetail>();
  const found = describeResult(texts);
  const place = texts.section === "help" ? ["help-center", article?.categoryName ?? ""] : ["blog"];
  const address = [new URL(siteUrl).host, ...place, texts.slug].filter(Boolean).join(" › ");
  return (
    <Box sx={{ display: "grid", gap: 0.5, overflowWrap: "anywhere" }}>
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {address}
      </Typography>
      <Typography sx={{ color: "primary.main", fontSize: "1.1rem" }}>
        {found.title || copy.untitled}
      </Typography>
      <Typography variant="body2">{found.description || copy.noDescription}</Typography>
      <Length name={copy.titleLength} length={found.titleLength} most={shownTitle} />
      <Length
        name={copy.descriptionLength}
        length={found.descriptionLength}
        most={shownDescription}
      />
    </Box>
  );
}

function Length({ name, length, most }: { name: string; length: number; most: number }) {
  return (
    <Typography
      variant="caption"
      sx={{ color: "text.secondary", fontWeight: length > most ? 700 : 400 }}
    >
      {copy.length(name, length, most)}
    </Typography>
  );
}
