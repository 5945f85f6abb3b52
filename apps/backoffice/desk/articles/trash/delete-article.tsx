import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNotify, useRedirect } from "react-admin";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import { ProblemAlert } from "../../shell/problem-alert.tsx";
import { request } from "../../transport/request.ts";
import { editingCopy } from "../editing/copy.ts";
import { useEditing } from "../editing/editing-context.ts";
import { ArticleChoice } from "./article-choice.tsx";
import { trashCopy as copy } from "./copy.ts";

/** Moves an article to the trash, after a question that lists the articles that link to it. */
export function DeleteArticle({ article }: { article: ArticleDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.remove}</Button>
      {isOpen ? <DeleteDialog article={article} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DeleteDialog({ article, onClose }: { article: ArticleDetail; onClose: () => void }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const { saveNow } = useEditing();
  const [isRedirected, setRedirected] = useState(false);
  const [redirectTo, setRedirectTo] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isMissing = isRedirected && redirectTo === null;

  async function remove() {
    if (isMissing) return setProblem(copy.redirectMissing);
    setBusy(true);
    try {
      // The last words are deleted with the article, and come back with it.
      if (!(await saveNow())) {
        setProblem(editingCopy.notSaved);
        return setBusy(false);
      }
      await request("POST", `/api/desk/articles/${article.id}/trash`, {
        redirectTo: isRedirected ? redirectTo : null,
      });
      notify(copy.removed, { type: "success" });
      redirect("list", "articles");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.failed);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="delete-title" fullWidth maxWidth="sm">
      <DialogTitle id="delete-title">{copy.removeTitle}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{copy.removeText}</Typography>
        <LinkedFrom titles={article.linkedFrom.map(({ title }) => title)} />
        {article.status === "published" ? (
          <FormControl>
            <FormLabel id="delete-choice">{copy.choice}</FormLabel>
            <RadioGroup
              aria-labelledby="delete-choice"
              value={isRedirected ? "redirect" : "gone"}
              onChange={(_, value) => {
                setRedirected(value === "redirect");
                setProblem("");
              }}
            >
              <FormControlLabel value="gone" control={<Radio />} label={copy.gone} />
              <FormControlLabel value="redirect" control={<Radio />} label={copy.redirect} />
            </RadioGroup>
          </FormControl>
        ) : null}
        {isRedirected ? (
          <ArticleChoice
            except={article.id}
            problem={isMissing ? problem : ""}
            onChoose={setRedirectTo}
          />
        ) : null}
        <ProblemAlert problem={isMissing ? "" : problem} />
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void remove()}>
          {copy.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How many titles are listed. */
const mostTitles = 8;

function LinkedFrom({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  const others = titles.length - mostTitles;
  return (
    <Alert severity="warning">
      {copy.linked}
      <ul>
        {titles.slice(0, mostTitles).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      {others > 0 ? copy.linkedMore(others) : null}
    </Alert>
  );
}
