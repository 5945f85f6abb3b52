import { useState } from "react";
import { Confirm, useNotify, useRedirect } from "react-admin";
import type { PictureDetail, ReplacedPicture } from "../../server/desk/transport/picture-shapes.ts";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { upload } from "../transport/request.ts";
import { mediaCopy as copy } from "./copy.ts";
import { UploadButton } from "./upload-button.tsx";

/** Replaces a picture wherever it is used, after a question, and opens the new one. */
export function ReplaceButton({ picture: { id, articles } }: { picture: PictureDetail }) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);

  async function replace(chosen: File) {
    setBusy(true);
    try {
      const query = new URLSearchParams({ name: chosen.name });
      const path = `/api/desk/pictures/${encodeURIComponent(id)}/replace?${query}`;
      const replaced = await upload<ReplacedPicture>(path, chosen);
      notify(copy.replaced(replaced.articles), { type: "success" });
      redirect("show", "pictures", replaced.id);
    } catch (error) {
      notifyFailure(error, copy.replaceFailed);
    } finally {
      setFile(undefined);
      setBusy(false);
    }
  }

  return (
    <>
      <UploadButton
        label={copy.replace}
        multiple={false}
        variant="outlined"
        disabled={isBusy}
        onChoose={([chosen]) => setFile(chosen)}
      />
      <Confirm
        isOpen={file !== undefined}
        loading={isBusy}
        title={copy.replaceTitle}
        content={copy.replaceText(articles, file?.name ?? "")}
        confirm={copy.replace}
        onConfirm={() => file && void replace(file)}
        onClose={() => setFile(undefined)}
      />
    </>
  );
}
