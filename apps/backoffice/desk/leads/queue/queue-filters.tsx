import FilterIcon from "@mui/icons-material/TuneOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Popover from "@mui/material/Popover";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useListContext } from "react-admin";
import { describeOrigin, noOrigin } from "../../../server/leads/lead-origin.ts";
import { leadAnswers, leadStatuses, nobody, notSpam } from "../../../server/leads/lead-status.ts";
import { leadCopy } from "../copy.ts";
import { DownloadButton } from "../download-button.tsx";
import { leadKindChoices } from "../lead-kind.tsx";
import { ByTurnSwitch } from "./by-turn-switch.tsx";
import { queueCopy as copy } from "./copy.ts";
import { DayField } from "./day-field.tsx";
import { filterOfDay, withoutFilters } from "./queue-filter.ts";
import { QueueSearch } from "./queue-search.tsx";
import { useLeadOptions } from "./use-lead-options.ts";

const { filter: words } = copy;

/** The names of the filters that are behind the button. */
const more = ["kind", "origin", "exceptOrigins", "answer", "from", "to", "review"];

const nameOrigin = (id: string) => (id === noOrigin ? words.noOrigin : describeOrigin(id));

/** The search and the filters. The address of the page contains them. */
export function QueueFilters() {
  const { filterValues, setFilters } = useListContext();
  const { owners, origins, isLoaded } = useLeadOptions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // An address that somebody has edited may have one without a list.
  const exceptOrigins: string[] = [filterValues.exceptOrigins ?? []].flat();
  // The report links to the leads of people who work with leads no longer.
  const isOtherOwner =
    isLoaded &&
    filterValues.owner &&
    ![nobody, ...owners.map(({ id }) => id)].includes(filterValues.owner);
  const active = more.filter((name) => filterValues[name]).length;

  function set(name: string, value: string) {
    const { [name]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [name]: value } : others);
  }

  const select = (name: string, label: string, choices: { id: string; name: string }[]) => (
    <TextField
      select
      label={label}
      value={filterValues[name] ?? ""}
      onChange={({ target }) => set(name, target.value)}
      sx={{ flex: { xs: "1 1 100px", md: "0 1 150px" }, margin: 0 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{words.any}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
  const dayField = (name: "from" | "to") => (
    <DayField
      label={words[name]}
      value={filterValues[name] ?? ""}
      onDay={(day) => (day ? setFilters(filterOfDay(filterValues, name, day)) : set(name, ""))}
    />
  );

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <QueueSearch />
      {select("status", words.status, [
        ...leadStatuses.map((id) => ({ id, name: copy.statuses[id] })),
        { id: notSpam, name: words.notSpam },
      ])}
      {select("owner", words.owner, [
        { id: nobody, name: copy.nobody },
        ...owners,
        ...(isOtherOwner ? [{ id: filterValues.owner, name: words.otherOwner }] : []),
      ])}
      <Button
        color="inherit"
        startIcon={<FilterIcon />}
        sx={{ minHeight: { xs: 44, md: 36 } }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {active ? `${words.more} (${active})` : words.more}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": words.more } }}
      >
        <Box sx={{ display: "grid", gap: 2, padding: 2, width: 300 }}>
          {select("kind", words.kind, leadKindChoices)}
          {select("origin", words.origin, [
            ...[...origins, noOrigin].map((id) => ({ id, name: nameOrigin(id) })),
          ])}
          {exceptOrigins.length > 0 ? (
            <FormControlLabel
              control={<Switch checked onChange={() => set("exceptOrigins", "")} />}
              label={words.exceptOrigins(exceptOrigins.map(nameOrigin))}
            />
          ) : null}
          {select(
            "answer",
            words.answer,
            leadAnswers.map((id) => ({ id, name: copy.answers[id] })),
          )}
          {dayField("from")}
          {dayField("to")}
          <FormControlLabel
            control={
              <Switch
                checked={filterValues.review === "held"}
                onChange={(_, isOn) => set("review", isOn ? "held" : "")}
              />
            }
            label={leadCopy.held}
          />
          <DownloadButton />
          <Button onClick={() => setFilters(withoutFilters(filterValues))}>{words.clear}</Button>
          <ByTurnSwitch />
        </Box>
      </Popover>
    </Box>
  );
}
