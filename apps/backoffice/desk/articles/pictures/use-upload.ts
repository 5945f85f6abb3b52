import { useState } from "react";
import type { UploadedPicture } from "../../../server/desk/transport/shapes.ts";
import { upload } from "../../transport/request.ts";
import { articleCopy as copy } from "../copy.ts";

/** What a file chooser offers; the server decides by the file itself. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Sends a picture in, and knows how that goes. */
export function useUpload() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function send(file: File): Promise<UploadedPicture | undefined> {
    setBusy(true);
    setProblem("");
    try {
      const query = new URLSearchParams({ name: file.name });
      return await upload<UploadedPicture>(`/api/desk/pictures?${query}`, file);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.pictureFailed);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { send, isBusy, problem, forgetProblem: () => setProblem("") };
}
