import { useEffect } from "react";
import { useBlocker } from "react-router";
import { currentInterruption, whenSignedOut } from "../../transport/sign-in-again.ts";
import { editingCopy as copy } from "./copy.ts";
import { useEditing } from "./editing-context.ts";

/** Saves before the person leaves for another page of the desk, and asks if that does not work. */
export function LeaveGuard() {
  const { autosave, state } = useEditing();
  const blocker = useBlocker(() => autosave.state().isUnsaved);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let isOver = false;
    // A request that waits for the sign-in would let the person wait here.
    const signedOut = whenSignedOut();
    const saved = currentInterruption() ? undefined : autosave.saveNow();
    void Promise.race([saved, signedOut.promise]).then(() => {
      signedOut.stop();
      if (isOver) return;
      isOver = true;
      if (!autosave.state().isUnsaved || window.confirm(copy.leave)) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isOver = true;
    };
  }, [blocker, autosave]);

  const isStuck = state.isUnsaved && state.problem !== undefined;
  useEffect(() => {
    if (!isStuck) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isStuck]);

  return null;
}
