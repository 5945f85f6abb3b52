import Button from "@mui/material/Button";
import { useRefresh } from "react-admin";
import { tryAgainCopy as copy } from "./copy.ts";
import { EmptyList } from "./empty-list.tsx";

/** Stands where a list or a page would, when the back office did not give it. */
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
