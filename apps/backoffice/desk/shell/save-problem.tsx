import Alert from "@mui/material/Alert";
import { useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import { saveProblemCopy as copy } from "./copy.ts";

/** Shows why a form was not saved, beside the buttons, until the form is submitted again. */
export function SaveProblem() {
  const { errors, isSubmitted, submitCount } = useFormState();
  const alert = useRef<HTMLDivElement>(null);
  const ofForm = errors.root?.serverError?.message;

  // The button lost the focus while it was disabled. Field errors already focus their field.
  useEffect(() => {
    if (ofForm && submitCount > 0) alert.current?.focus();
  }, [ofForm, submitCount]);

  if (!isSubmitted || Object.keys(errors).length === 0) return null;
  return (
    <Alert ref={alert} severity="error" role="alert" tabIndex={-1} sx={{ flexBasis: "100%" }}>
      {ofForm ?? copy.markedFields}
    </Alert>
  );
}
