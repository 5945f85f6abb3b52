import { formatDateTime } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useNotify } from "react-admin";
import type { ArticleFields } from "../../../server/articles/article-fields.ts";
import { editingCopy as copy } from "./copy.ts";
import { useEditing } from "./editing-context.ts";
import { compareTexts, type Piece, readableText } from "./text-differences.ts";

const compared = ["title", "slug", "content", "excerpt", "metaDescription", "imageAlt"] as const;
type Compared = (typeof compared)[number];

/** Two texts of one article side by side. It stays until the person has chosen one. */
export function ConflictPanel() {
  const { autosave, conflict, openText } = useEditing();
  const mine = autosave.unsaved();
  if (!conflict || !mine) return null;
  const { fields: theirs, savedBy, savedAt } = conflict;
  const differing = compared.filter((name) => read(mine, name) !== read(theirs, name));

  function keepMine() {
    if (conflict) autosave.rebase(conflict);
    void autosave.saveNow();
  }
  function useTheirs() {
    autosave.drop();
    if (conflict) openText(conflict);
  }

  return (
    <Card component="section" aria-labelledby="conflict-title" sx={{ marginBottom: 2 }}>
      <CardContent>
        <Typography id="conflict-title" variant="h6" component="h2" sx={{ marginBottom: 1 }}>
          {copy.conflictTitle}
        </Typography>
        <Alert severity="warning" role="alert" sx={{ marginBottom: 2 }}>
          {copy.conflictLead(savedBy, formatDateTime(savedAt))}
        </Alert>
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          <Side
            title={copy.mine}
            text={mine}
            parts={differing.map((name) => [name, compare(mine, theirs, name).mine])}
            button={copy.keepMine}
            onChoose={keepMine}
          />
          <Side
            title={copy.theirs(savedBy)}
            text={theirs}
            parts={differing.map((name) => [name, compare(mine, theirs, name).theirs])}
            button={copy.useTheirs}
            onChoose={useTheirs}
          />
        </Box>
      </CardContent>
    </Card>
  );
}

function Side({
  title,
  text,
  parts,
  button,
  onChoose,
}: {
  title: string;
  text: ArticleFields;
  parts: [Compared, Piece[]][];
  button: string;
  onChoose: () => void;
}) {
  const notify = useNotify();

  async function copyText() {
    const whole = compared.map((name) => read(text, name)).filter(Boolean);
    await navigator.clipboard.writeText(whole.join("\n\n"));
    notify(copy.copied, { type: "success" });
  }

  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" sx={{ fontWeight: 600, marginBottom: 1 }}>
        {title}
      </Typography>
      {parts.length === 0 ? <Typography>{copy.same}</Typography> : null}
      {parts.map(([name, pieces]) => (
        <Box key={name} sx={{ marginBottom: 1.5 }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {copy.fields[name]}
          </Typography>
          <Box
            // A long text scrolls by keyboard too.
            tabIndex={0}
            role="group"
            aria-label={`${title}: ${copy.fields[name]}`}
            sx={{
              whiteSpace: "pre-wrap",
              overflowWrap: "anywhere",
              maxHeight: 320,
              overflow: "auto",
            }}
          >
            <Pieces pieces={pieces} />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" onClick={onChoose}>
          {button}
        </Button>
        <Button onClick={() => void copyText()}>{copy.copyText}</Button>
      </Box>
    </Box>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  let end = 0;
  return pieces.map(({ text, isOwn }) => {
    end += text.length;
    if (!isOwn) return text;
    return (
      <Box
        component="mark"
        key={end}
        sx={{ backgroundColor: "brand.goldSoft", color: "brand.ink", textDecoration: "underline" }}
      >
        {text}
      </Box>
    );
  });
}

function compare(mine: ArticleFields, theirs: ArticleFields, name: Compared) {
  return compareTexts(read(mine, name), read(theirs, name));
}

/** A field as people read it. */
function read(fields: ArticleFields, name: Compared): string {
  return name === "content" ? readableText(fields.content) : (fields[name] ?? "");
}
