import { formatDateTime, formatDay } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNotify } from "react-admin";
import type { AccountSession } from "../../server/desk/transport/people-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { request } from "../transport/request.ts";
import { accountPageCopy as copy } from "./copy.ts";

/** The browsers in which one is signed in, and a button to end each. */
export function SessionList({
  sessions,
  onChanged,
}: {
  sessions: AccountSession[];
  onChanged: () => void;
}) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  async function end(method: "POST" | "DELETE", path: string, done: string) {
    try {
      await request(method, `/api/desk/account/sessions/${path}`, {});
      notify(done, { type: "success" });
    } catch (error) {
      notifyFailure(error, copy.endFailed);
    } finally {
      onChanged();
    }
  }

  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {sessions.map(({ id, browser, startedAt, lastUsedAt, isCurrent }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              alignItems: "center",
              justifyContent: "space-between",
              gap: 2,
              paddingBlock: 1.25,
              "& + &": { borderTop: 1, borderColor: "divider" },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{browser}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {copy.started(formatDateTime(startedAt))} · {copy.used(formatDay(lastUsedAt))}
              </Typography>
            </Box>
            {isCurrent ? (
              <Badge tone="done" label={copy.current} />
            ) : (
              <Button
                variant="outlined"
                aria-label={copy.endNamed(browser)}
                sx={{ flexShrink: 0 }}
                onClick={() => end("DELETE", id, copy.ended)}
              >
                {copy.end}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {sessions.length > 1 ? (
        <Button
          variant="outlined"
          sx={{ marginTop: 1.5 }}
          onClick={() => end("POST", "end-others", copy.othersEnded)}
        >
          {copy.endOthers}
        </Button>
      ) : null}
    </>
  );
}
