import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useResourceDefinitions } from "react-admin";
import { Link } from "react-router";
import type { TestMailAnswer } from "../../server/desk/transport/shapes.ts";
import { request } from "../transport/request.ts";
import { settingsCopy as copy } from "./copy.ts";

/** Sends a mail to oneself and says what the mail server answered; links to the webhooks' tests. */
export function TestButtons() {
  const { webhooks } = useResourceDefinitions();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => request<TestMailAnswer>("POST", "/api/desk/settings/test-mail", {}),
  });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
          {isPending ? copy.testing : copy.testMail}
        </Button>
        {webhooks ? (
          <Button variant="outlined" component={Link} to="/webhooks">
            {copy.webhooks}
          </Button>
        ) : null}
      </Box>
      <Box role="status">
        {data ? <Alert severity="success">{copy.sent(data.recipient)}</Alert> : null}
        {error ? <Alert severity="error">{error.message || copy.failed}</Alert> : null}
      </Box>
    </Box>
  );
}
