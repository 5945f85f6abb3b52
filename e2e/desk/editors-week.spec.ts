import { loseConnection, reloadAndDuplicate } from "../fixtures/editors-week/lose-connection.ts";
import { meetColleague } from "../fixtures/editors-week/meet-colleague.ts";
import { scheduleChanges, seePreview } from "../fixtures/editors-week/preview-and-schedule.ts";
import { publishOverRestart, takeOff } from "../fixtures/editors-week/publish-over-restart.ts";
import {
  deleteAndRestore,
  rename,
  restoreVersion,
} from "../fixtures/editors-week/restore-and-rename.ts";
import { beginWeek, type Week } from "../fixtures/editors-week/week.ts";
import {
  pasteFromDocsAndPublish,
  pasteFromWord,
} from "../fixtures/editors-week/write-and-publish.ts";
import { expect, test } from "../fixtures/test.ts";

const steps: [title: string, take: (week: Week) => Promise<void>][] = [
  ["Monday: a text from Word is kept, and gets into the list with its title", pasteFromWord],
  [
    "a picture of another website in a text from Google Docs stops publishing",
    pasteFromDocsAndPublish,
  ],
  ["Tuesday: what is typed while the back office is killed comes back", loseConnection],
  ["a reload goes on with the article, and a duplicated tab only reads it", reloadAndDuplicate],
  ["leaving at once saves, and only the preview shows the unpublished changes", seePreview],
  ["Wednesday: changes of a live article appear at their time and not before", scheduleChanges],
  ["Thursday: a colleague takes over, and a conflict waits for a choice", meetColleague],
  [
    "Friday: last week's version becomes the working copy, and the site does not change",
    restoreVersion,
  ],
  ["a deleted article is gone and comes back, with what was typed last", deleteAndRestore],
  ["a renamed article redirects from its old address", rename],
  [
    "Saturday: an article and changes whose time comes while the back office is stopped appear at its start",
    publishOverRestart,
  ],
  ["Sunday: every published text is in the versions, and nothing is left on the site", takeOff],
];

test("an editor's week: write, lose the connection, preview, schedule, meet a colleague, go back, delete, rename, publish over a restart", async ({
  page,
  browser,
  request,
  system,
  consoleWatch,
}) => {
  test.slow();
  // A back office that is killed and stopped, conflicts, a rejected text, and a page that is gone.
  consoleWatch.expect(/Failed to load resource/);
  const week = await beginWeek({ page, browser, request, system });
  for (const [title, take] of steps) await test.step(title, () => take(week));
  expect(consoleWatch.messages.filter((text) => text.includes("violates"))).toEqual([]);
});
