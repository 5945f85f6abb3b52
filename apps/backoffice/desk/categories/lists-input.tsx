import { articleLists } from "@crm/contract/calls/article";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type DragEvent, type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { listChoices } from "../articles/copy.ts";
import { FormSection } from "../shell/form-section.tsx";
import type { Move } from "../shell/move-buttons.tsx";
import { ArticleRow } from "./article-row.tsx";
import { categoryCopy as copy } from "./copy.ts";
import {
  type ArticlePlace,
  findPlace,
  type Lists,
  placeArticle,
  stepPlace,
} from "./place-article.ts";

/** A help category's four lists. Editors move articles by dragging, with arrows or by choosing a group. */
export function ListsInput() {
  const { field } = useController({ name: "lists" });
  const lists = field.value as Lists;
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const [lastStep, setLastStep] = useState<Move>();
  const count = articleLists.reduce((sum, list) => sum + (lists[list]?.length ?? 0), 0);

  function move(id: string, place: ArticlePlace | undefined) {
    if (!place) return;
    const next = placeArticle(lists, id, place);
    field.onChange(next);
    const at = findPlace(next, id);
    const group = at && next[at.list];
    const title = at && group?.[at.index]?.title;
    if (title) setAnnouncement(copy.moved(title, nameOf(at.list), at.index + 1, group.length));
  }

  const drop = (list: string, index: number) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (dragged) move(dragged, { list, index });
    setDragged(undefined);
  };

  return (
    <FormSection title={copy.listsTitle}>
      <Typography sx={{ color: "text.secondary", marginBottom: 2 }}>
        {count > 0 ? copy.listsLead : copy.noArticles}
      </Typography>
      {articleLists.map((list) => (
        <Group
          key={list}
          name={nameOf(list)}
          isEmpty={(lists[list]?.length ?? 0) === 0}
          isTarget={dragged !== undefined}
          onDrop={drop(list, lists[list]?.length ?? 0)}
        >
          {(lists[list] ?? []).map((article, index) => (
            <ArticleRow
              key={article.id}
              article={article}
              list={list}
              isDragged={dragged === article.id}
              canMove={{
                up: stepPlace(lists, article.id, -1) !== undefined,
                down: stepPlace(lists, article.id, 1) !== undefined,
              }}
              focusOn={lastStep?.id === article.id ? lastStep : undefined}
              onStep={(step) => {
                move(article.id, stepPlace(lists, article.id, step));
                setLastStep({ id: article.id, step });
              }}
              onChoose={(to) => move(article.id, { list: to, index: lists[to]?.length ?? 0 })}
              onDragStart={() => setDragged(article.id)}
              onDragEnd={() => setDragged(undefined)}
              onDrop={drop(list, index)}
            />
          ))}
        </Group>
      ))}
      <Box
        role="status"
        sx={{
          position: "absolute",
          width: "1px",
          height: "1px",
          overflow: "hidden",
          clipPath: "inset(50%)",
        }}
      >
        {announcement}
      </Box>
    </FormSection>
  );
}

function Group({
  name,
  isEmpty,
  isTarget,
  onDrop,
  children,
}: {
  name: string;
  isEmpty: boolean;
  isTarget: boolean;
  onDrop: (event: DragEvent) => void;
  children: ReactNode;
}) {
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      sx={{
        border: "1px dashed",
        borderColor: isTarget ? "primary.main" : "divider",
        borderRadius: "14px",
        paddingBlock: 1,
        paddingInline: { xs: 1.25, sm: 2 },
        "& + &": { marginTop: 1.5 },
      }}
    >
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {isEmpty ? (
        <Typography variant="body2" sx={{ color: "text.secondary", paddingBlock: 0.5 }}>
          {copy.listsEmpty}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

function nameOf(list: string): string {
  return listChoices.find(({ id }) => id === list)?.name ?? list;
}
