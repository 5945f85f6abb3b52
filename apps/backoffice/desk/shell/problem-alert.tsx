import Alert from "@mui/material/Alert";

/** The reason why a form was not accepted; nothing when there is none. */
export function ProblemAlert({ problem }: { problem: string }) {
  if (!problem) return null;
  return (
    <Alert severity="error" role="alert" sx={{ marginBottom: 1 }}>
      {problem}
    </Alert>
  );
}
