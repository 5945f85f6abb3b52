import { formatDateTime, toIso } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { readSession } from "../../transport/session.ts";
import { editingCopy as copy } from "./copy.ts";
import { forgetText, type KeptText, listNewTexts, newTextKey } from "./kept-texts.ts";

type Found = [key: string, text: KeptText];

/** Offers new articles that never got to the server, such as after a day offline without a title. */
export function FoundTexts({
  own,
  onOpen,
}: {
  /** The article of this page, which is not offered. */
  own: string;
  onOpen: (id: string, text: KeptText) => void;
}) {
  const [found, setFound] = useState<Found[]>([]);

  useEffect(() => {
    void readSession()
      .then(({ person }) => listNewTexts(person.id))
      .then(setFound);
  }, []);

  const leave = (key: string) => setFound((all) => all.filter(([other]) => other !== key));
  return found
    .filter(([key]) => key !== newTextKey(own))
    .map(([key, text]) => (
      <Alert
        key={key}
        severity="info"
        sx={{ marginBottom: 2 }}
        action={
          <>
            <Button
              onClick={() => {
                leave(key);
                onOpen(key.slice(newTextKey("").length), text);
              }}
            >
              {copy.foundOpen}
            </Button>
            <Button
              onClick={() => {
                leave(key);
                void forgetText(key);
              }}
            >
              {copy.foundDrop}
            </Button>
          </>
        }
      >
        {copy.found(text.fields.title.trim() || copy.untitled, formatDateTime(toIso(text.at)))}
      </Alert>
    ));
}
