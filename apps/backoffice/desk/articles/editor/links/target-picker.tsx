import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { editorCopy as copy } from "../../copy.ts";
import { type Target, thisArticle, useLinkTargets } from "./link-targets.ts";

/** Finds a page of the site by the words of its title. */
export function TargetPicker({
  value,
  hint = copy.linkPageHelp,
  autoFocus,
  onPick,
}: {
  value: Target | null;
  hint?: string | undefined;
  autoFocus: boolean;
  onPick: (target: Target | null) => void;
}) {
  const [typed, setTyped] = useState("");
  const { found, isFetching, note } = useLinkTargets(typed.trim());
  return (
    <Autocomplete<Target>
      value={value}
      onChange={(_event, target) => onPick(target)}
      onInputChange={(_event, text, reason) => setTyped(reason === "input" ? text : "")}
      options={typed.trim() ? found : [thisArticle, ...found]}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ kind, path }) => kind + path}
      isOptionEqualToValue={(one, other) => one.path === other.path}
      groupBy={({ kind }) => copy.linkKinds[kind]}
      loading={isFetching}
      loadingText={copy.linkSearching}
      noOptionsText={copy.linkNone}
      autoHighlight
      renderInput={(params) => (
        <TextField
          {...params}
          label={copy.linkPage}
          helperText={note ?? hint}
          autoFocus={autoFocus}
        />
      )}
      renderOption={({ key, ...props }, { title, status }) => (
        <li key={key} {...props}>
          <Box sx={optionSx}>
            <span>{title}</span>
            {status === "draft" || status === "scheduled" ? (
              <Box component="span" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
                {copy.linkStatus[status]}
              </Box>
            ) : null}
          </Box>
        </li>
      )}
    />
  );
}

const optionSx = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  width: "100%",
  overflowWrap: "anywhere",
} as const;
