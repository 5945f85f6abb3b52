import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useState } from "react";
import { articleCopy, editorCopy as copy } from "../../copy.ts";
import { ChoosePicture } from "../../pictures/choose-picture.tsx";
import { type PictureAttributes, pictureSizes } from "./picture-attributes.ts";
import { addUpload } from "./uploads.ts";

/** What a picture shows, its size, another file, and removing it. */
export function PictureForm({ node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { src, alt, size, upload } = node.attrs as PictureAttributes;
  // The field is controlled by its own state: the editor's answer comes later than the next key.
  const [words, setWords] = useState(alt ?? "");
  const isDecorative = alt === "";
  const isMissing = src !== null && alt === null;

  function describe(text: string) {
    setWords(text);
    updateAttributes({ alt: text || null });
  }

  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <TextField
        label={articleCopy.pictureAlt}
        helperText={isMissing ? articleCopy.pictureAltMissing : articleCopy.pictureAltHelp}
        error={isMissing}
        value={isDecorative ? "" : words}
        disabled={isDecorative}
        onChange={(event) => describe(event.target.value)}
        // It would submit the article's form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isDecorative}
            onChange={(_event, checked) => updateAttributes({ alt: checked ? "" : words || null })}
          />
        }
        label={copy.pictureDecorative}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={copy.pictureSize}
          value={size ?? "full"}
          onChange={(_event, chosen: string | null) =>
            chosen && updateAttributes({ size: chosen === "full" ? null : chosen })
          }
        >
          {[...pictureSizes, "full" as const].map((name) => (
            <ToggleButton key={name} value={name}>
              {copy.pictureSizes[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ChoosePicture
          label={src === null ? articleCopy.pictureChoose : articleCopy.pictureReplace}
          isBusy={false}
          onChoose={(file) => updateAttributes({ upload: addUpload(file) })}
        />
        {upload === null ? <Button onClick={deleteNode}>{copy.pictureRemove}</Button> : null}
      </Box>
    </Box>
  );
}
