import { useNotify } from "react-admin";

/** Shows why an action failed. The message stays until the next click or Escape. */
export function useNotifyFailure() {
  const notify = useNotify();
  return (error: unknown, otherwise: string) =>
    notify(error instanceof Error ? error.message : otherwise, {
      type: "error",
      autoHideDuration: null,
    });
}
