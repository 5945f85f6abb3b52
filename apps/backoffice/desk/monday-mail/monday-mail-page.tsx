import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Loading, Title, useNotify } from "react-admin";
import type { MondayMailChoice } from "../../server/desk/transport/shapes.ts";
import { FormSection } from "../shell/form-section.tsx";
import { TryAgain } from "../shell/try-again.tsx";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { request } from "../transport/request.ts";
import { mondayMailCopy as copy } from "./copy.ts";

const path = "/api/desk/monday-mail";
const queryKey = ["monday-mail"];

/** Switches one's own Monday mail on and off; the mail links to this page. */
export function MondayMailPage() {
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => request<MondayMailChoice>("GET", path),
  });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Title title={copy.title} />
      {error ? <TryAgain error={error} /> : data ? <Choice {...data} /> : <Loading />}
    </Box>
  );
}

function Choice({ isOn, isForRole }: MondayMailChoice) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => request<MondayMailChoice>("PUT", path, { isOn: on }),
    // The switch shows what the server has stored.
    onSuccess(answer) {
      queries.setQueryData(queryKey, answer);
      notify(answer.isOn ? copy.on : copy.off, { type: "success" });
    },
    onError: (error) => notifyFailure(error, copy.failed),
  });
  return (
    <FormSection>
      <Typography sx={{ marginBottom: 1 }}>{copy.lead}</Typography>
      {isForRole ? (
        <FormControlLabel
          label={copy.label}
          sx={{ minHeight: 44 }}
          control={
            <Switch checked={isOn} disabled={isPending} onChange={(_event, on) => mutate(on)} />
          }
        />
      ) : (
        <Typography>{copy.notForRole}</Typography>
      )}
    </FormSection>
  );
}
