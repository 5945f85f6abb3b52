import Button from "@mui/material/Button";
import { useRefresh } from "react-admin";
import { tryAgainCopy as copy } from "./copy.ts";
import { EmptyList } from "./empty-list.tsx";

/** Replaces a list or page that could not be loaded. */
export function TryAgain({ error }: { error: Error | null | undefined }) {
  const refresh = useRefresh();
  return (
    <EmptyList
      title={copy.title}
      text={error?.message ?? copy.text}
      action={
        <Button variant="contained" onClick={() => refresh()}>
          {copy.again}
        </Button>
      }
    />
  );
}
