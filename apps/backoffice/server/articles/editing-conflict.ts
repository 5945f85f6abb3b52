import type { EditingConflictDetails } from "../desk/transport/editing-shapes.ts";
import { HttpError } from "../http/http-error.ts";

/** A save that would overwrite somebody else's text. The desk shows both, and the editor chooses. */
export class EditingConflict extends HttpError {
  readonly conflict: EditingConflictDetails;

  constructor(message: string, conflict: EditingConflictDetails) {
    super(409, message);
    this.conflict = conflict;
  }
}
