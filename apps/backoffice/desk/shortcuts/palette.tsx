import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useNavigate } from "react-router";
import { shortcutCopy as copy } from "./copy.ts";
import { useFound } from "./use-found.ts";
import { type Entry, usePages } from "./use-pages.ts";

/** One field for pages, actions, leads and articles. */
export function Palette({ onClose, onShowKeys }: { onClose: () => void; onShowKeys: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const search = typed.trim();
  const pages = usePages();
  const found = useFound(search);
  const showKeys: Entry = { id: "keys", group: copy.actions, name: copy.showKeys };
  const matches = [...pages, showKeys].filter(({ name }) =>
    name.toLowerCase().includes(search.toLowerCase()),
  );

  function run(entry: Entry | null) {
    if (!entry) return;
    if (entry.path === undefined) return onShowKeys();
    onClose();
    navigate(entry.path);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { "aria-label": copy.palette, sx: { overflow: "visible" } } }}
      fullWidth
      maxWidth="sm"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
    >
      <Autocomplete<Entry>
        open
        disablePortal
        autoHighlight
        forcePopupIcon={false}
        clearOnBlur={false}
        value={null}
        inputValue={typed}
        onInputChange={(_event, value, reason) => {
          if (reason !== "reset") setTyped(value);
        }}
        onChange={(_event, entry) => run(entry)}
        onClose={(_event, reason) => reason === "escape" && onClose()}
        // What is found later comes below, so that the highlighted option stays the same.
        options={[...matches, ...found.entries]}
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        noOptionsText={found.note ?? copy.none}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            margin="none"
            label={copy.palette}
            placeholder={copy.placeholder}
            helperText={found.note}
          />
        )}
        renderOption={({ key, ...props }, { group, name, detail }) => (
          <li key={key} {...props}>
            <Box sx={optionSx}>
              <span>{name}</span>
              <Box component="span" sx={{ color: "text.secondary" }}>
                {detail ? `${detail} · ${group}` : group}
              </Box>
            </Box>
          </li>
        )}
        sx={{ padding: 2 }}
      />
    </Dialog>
  );
}

/** On narrow screens the second text is below the first. */
const optionSx = {
  display: "flex",
  flexDirection: { xs: "column", sm: "row" },
  justifyContent: "space-between",
  alignItems: { xs: "flex-start", sm: "center" },
  columnGap: 2,
  minHeight: 32,
  width: "100%",
  overflowWrap: "anywhere",
} as const;
