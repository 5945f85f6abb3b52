import { runPeopleCommand } from "./command.ts";
import { generatedPasswordNote, resetPassword } from "./people.ts";

await runPeopleCommand("npm run reset-password -- <email>", async ({ auth }, email) => {
  const password = await resetPassword(auth, email, Date.now());
  return `New password for ${email}: ${password}\n${generatedPasswordNote}`;
});
