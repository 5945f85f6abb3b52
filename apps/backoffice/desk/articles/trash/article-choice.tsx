import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Article } from "../../../server/desk/transport/content-shapes.ts";
import type { Page } from "../../../server/desk/transport/shapes.ts";
import { request } from "../../transport/request.ts";
import { trashCopy as copy } from "./copy.ts";

const mostFound = 20;

/** Finds a published article by its title. */
export function ArticleChoice({
  except,
  problem,
  onChoose,
}: {
  /** An article that can't be chosen. */
  except: string;
  problem: string;
  onChoose: (id: string | null) => void;
}) {
  const [term, setTerm] = useState("");
  const { data, isFetching } = useQuery({
    queryKey: ["articles", "choice", term],
    queryFn: () => {
      const query = new URLSearchParams({ q: term, status: "published", sort: "title" });
      query.set("order", "ASC");
      query.set("perPage", String(mostFound + 1));
      return request<Page<Article>>("GET", `/api/desk/articles?${query}`);
    },
  });
  return (
    <Autocomplete
      options={data?.data.filter(({ id }) => id !== except).slice(0, mostFound) ?? []}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched.
      filterOptions={(found) => found}
      loading={isFetching}
      noOptionsText={copy.noMatch}
      onInputChange={(_, typed) => setTerm(typed)}
      onChange={(_, chosen) => onChoose(chosen?.id ?? null)}
      renderInput={(field) => (
        <TextField
          {...field}
          label={copy.redirectField}
          error={problem !== ""}
          helperText={problem || copy.redirectHelp}
        />
      )}
    />
  );
}
