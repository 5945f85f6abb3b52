import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { mediaCopy as copy } from "./copy.ts";
import type { Upload, Uploads } from "./use-uploads.ts";

/** The chosen files with their progress; nothing before the first one. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { list } = uploads;
  if (list.length === 0) return null;
  const count = (state: Upload["state"]) => list.filter((one) => one.state === state).length;
  const isRunning = count("waiting") + count("sending") > 0;
  return (
    <Card component="section" aria-label={copy.uploads} sx={{ padding: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Typography role="status" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {copy.summary(count("done"), count("failed"), list.length)}
        </Typography>
        {isRunning ? null : (
          <IconButton aria-label={copy.close} onClick={uploads.clear}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: "none", margin: 0, padding: 0, maxHeight: 320, overflowY: "auto" }}
      >
        {list.map((one) => (
          <UploadRow key={one.id} one={one} uploads={uploads} />
        ))}
      </Box>
    </Card>
  );
}

function UploadRow({
  one: { id, file, state, progress, problem },
  uploads,
}: {
  one: Upload;
  uploads: Uploads;
}) {
  const isOver = state === "failed" || state === "cancelled";
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gap: 1,
        alignItems: "center",
        paddingBlock: 0.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap title={file.name} sx={{ fontSize: 14 }}>
          {file.name}
        </Typography>
        {state === "sending" ? (
          <LinearProgress
            aria-label={file.name}
            // The server encodes the picture after it has the whole file.
            variant={progress < 1 ? "determinate" : "indeterminate"}
            value={progress * 100}
          />
        ) : (
          <Typography
            role={problem ? "alert" : undefined}
            sx={{
              fontSize: 13,
              color: problem ? "error.main" : "text.secondary",
              overflowWrap: "anywhere",
            }}
          >
            {problem || labels[state]}
          </Typography>
        )}
      </Box>
      {isOver ? (
        <Button size="small" aria-label={copy.retry(file.name)} onClick={() => uploads.retry(id)}>
          {copy.retryShort}
        </Button>
      ) : state === "done" ? null : (
        <Button size="small" aria-label={copy.cancel(file.name)} onClick={() => uploads.cancel(id)}>
          {copy.cancelShort}
        </Button>
      )}
    </Box>
  );
}

const labels: Record<Upload["state"], string> = {
  waiting: copy.waiting,
  sending: copy.preparing,
  done: copy.uploaded,
  failed: copy.failed,
  cancelled: copy.cancelled,
};
