import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import {
  Confirm,
  type RaRecord,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
} from "react-admin";
import type { CategoryDetail } from "../../server/desk/transport/shapes.ts";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { categoryCopy as copy } from "./copy.ts";

/** Deletes an empty category. For other categories it shows why they can't be deleted. */
export function DeleteButton() {
  const category = useRecordContext<RaRecord & CategoryDetail>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const [remove, { isPending }] = useDelete();
  const [isConfirming, setConfirming] = useState(false);
  if (!category) return null;
  if (category.fixed || category.articles > 0) {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {category.fixed ? copy.staysFixed : copy.staysFull}
      </Typography>
    );
  }

  function confirm() {
    void remove(
      "categories",
      { id: category?.id, previousData: category },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          notify(copy.removed, { type: "success" });
          redirect("list", "categories");
        },
        onError: (error) => {
          setConfirming(false);
          notifyFailure(error, copy.failed);
        },
      },
    );
  }

  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)}>
        {copy.remove}
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={isPending}
        title={copy.removeTitle}
        content={copy.removeText}
        confirm={copy.remove}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
