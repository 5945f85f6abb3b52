import Box from "@mui/material/Box";
import type { ComparedPart } from "../../../server/articles/versions/compare-texts.ts";
import { versionCopy as copy } from "./copy.ts";

const looks = {
  added: { backgroundColor: "brand.leaf", textDecorationThickness: "2px" },
  removed: { backgroundColor: "brand.sand", color: "text.secondary" },
} as const;

/** A text with its inserted and deleted words. They differ in more than colour, and are read aloud. */
export function ComparedParts({ parts }: { parts: readonly ComparedPart[] }) {
  if (parts.every(({ text }) => text === "")) return copy.empty;
  return parts.map(({ text, change }, index) =>
    change ? (
      <Box
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comparison never change
        key={index}
        component={change === "added" ? "ins" : "del"}
        sx={{ ...looks[change], borderRadius: "3px", paddingInline: "2px" }}
      >
        {text}
      </Box>
    ) : (
      text
    ),
  );
}
