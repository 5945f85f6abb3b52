import { useState } from "react";
import type { UploadedPicture } from "../../../server/desk/transport/content-shapes.ts";
import { upload } from "../../transport/request.ts";
import { articleCopy as copy } from "../copy.ts";

/** The types that a file chooser offers; the server checks the file's content. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** @throws HttpError with a sentence for the editor */
export function uploadPicture(file: File): Promise<UploadedPicture> {
  const query = new URLSearchParams({ name: file.name });
  return upload<UploadedPicture>(`/api/desk/pictures?${query}`, file);
}

/** Uploads a picture and returns the upload's state. */
export function useUpload() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function send(file: File): Promise<UploadedPicture | undefined> {
    setBusy(true);
    setProblem("");
    try {
      return await uploadPicture(file);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.pictureFailed);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { send, isBusy, problem, clearProblem: () => setProblem("") };
}
