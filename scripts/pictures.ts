/** `npm run pictures`: remakes the pictures whose drawing or brand has changed; `-- --all` all. */
import { makePictures } from "./pictures/make-pictures.ts";
import { listOutdated, noteMade, pictureNames } from "./pictures/picture-list.ts";

const all = process.argv.includes("--all");
const names = all ? pictureNames : listOutdated().map(({ name }) => name);
if (names.length > 0) {
  await makePictures(names);
  noteMade(names);
} else {
  console.info("Every picture shows its drawing as it is.");
}
