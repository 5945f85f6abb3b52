import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { type RaRecord, useNotify, useRefresh, useUpdate } from "react-admin";
import type { Role } from "../../server/auth/roles.ts";
import type { DeskPerson } from "../../server/desk/transport/people-shapes.ts";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { peopleCopy as copy, roleChoices } from "./copy.ts";

/** Changes a person's role; it counts from their next click on. */
export function RoleForm({ person }: { person: RaRecord & DeskPerson }) {
  const [role, setRole] = useState<Role>(person.role);
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();

  function submit(event: FormEvent) {
    event.preventDefault();
    void update(
      "people",
      { id: person.id, data: { role }, previousData: person },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          notify(copy.roleSaved, { type: "success" });
          refresh();
        },
        onError: (error) => {
          setRole(person.role);
          notifyFailure(error, copy.roleFailed);
        },
      },
    );
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <TextField
        select
        label="Role"
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
        helperText={copy.roleHelp[role]}
      >
        {roleChoices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" disabled={isPending || role === person.role}>
        {copy.saveRole}
      </Button>
    </Box>
  );
}
