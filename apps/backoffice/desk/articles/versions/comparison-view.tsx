import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { ComparedBlock } from "../../../server/articles/versions/compare-texts.ts";
import type { Comparison } from "../../../server/desk/transport/editing-shapes.ts";
import { ComparedParts } from "./compared-parts.tsx";
import { versionCopy as copy } from "./copy.ts";
import { foldUnchanged } from "./fold-unchanged.ts";

/** The changed fields by name, and the text with its changes. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const { fields, blocks } = comparison;
  const isSameText = blocks.every(({ change }) => change === undefined);
  if (fields.length === 0 && isSameText) return <Typography>{copy.same}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {fields.length > 0 ? (
        <Box component="dl" sx={{ margin: 0, display: "grid", gap: 1.5 }}>
          {fields.map(({ name, parts }) => (
            <div key={name}>
              <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
                {translate(`resources.articles.fields.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ margin: 0, overflowWrap: "anywhere" }}>
                <ComparedParts parts={parts} />
              </Typography>
            </div>
          ))}
        </Box>
      ) : null}
      {isSameText ? (
        <Typography>{copy.sameText}</Typography>
      ) : (
        <div>
          <FormControlLabel
            label={copy.whole}
            control={<Switch checked={isWhole} onChange={(_, on) => setWhole(on)} />}
          />
          <Blocks blocks={blocks} isWhole={isWhole} />
        </div>
      )}
    </Box>
  );
}

function Blocks({ blocks, isWhole }: { blocks: readonly ComparedBlock[]; isWhole: boolean }) {
  return (
    <Box component="ol" sx={{ listStyle: "none", padding: 0, margin: 0, display: "grid", gap: 1 }}>
      {foldUnchanged(blocks, isWhole).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a comparison never change
        <li key={index}>
          {typeof entry === "number" ? (
            <Typography variant="body2" sx={{ color: "text.secondary", paddingInline: 1.5 }}>
              … {copy.unchanged(entry)} …
            </Typography>
          ) : (
            <Block block={entry} />
          )}
        </li>
      ))}
    </Box>
  );
}

function Block({ block: { kind, change, parts } }: { block: ComparedBlock }) {
  const note = change === "markup" ? copy.markup : change && change !== "words" && copy[change];
  return (
    <Box
      sx={{
        borderInlineStart: "3px solid transparent",
        ...(change && { borderInlineStartColor: "primary.main" }),
        paddingInline: 1.5,
      }}
    >
      {change || kind !== "paragraph" ? (
        <Typography variant="caption" sx={{ color: "text.secondary", display: "block" }}>
          {[copy.kinds[kind], note].filter(Boolean).join(" · ")}
        </Typography>
      ) : null}
      <Typography
        sx={{
          overflowWrap: "anywhere",
          whiteSpace: "pre-line",
          fontWeight: kind === "heading" ? 700 : 400,
          fontFamily: kind === "code" ? "monospace" : "inherit",
        }}
      >
        <ComparedParts parts={parts} />
      </Typography>
    </Box>
  );
}
