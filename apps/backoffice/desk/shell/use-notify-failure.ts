import { useNotify } from "react-admin";

/** Says why something was not done. It stays until the next click or Escape, not for a set time. */
export function useNotifyFailure() {
  const notify = useNotify();
  return (error: unknown, otherwise: string) =>
    notify(error instanceof Error ? error.message : otherwise, {
      type: "error",
      autoHideDuration: null,
    });
}
