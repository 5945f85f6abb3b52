import type { Write } from "./write.ts";

type CreateWrite = (
  method: Write["method"],
  route: string,
  body?: Write["body"],
  status?: number,
) => Write;

/** The desk's writing routes about its own people, contacts and their requests. */
export function listPeopleWrites(write: CreateWrite): Write[] {
  const wrongPassword = async () => ({ password: "guess" });
  const link = { token: "unknown" };
  return [
    write("PUT", "/account", async () => ({ name: "Asha" })),
    write("POST", "/account/two-step", wrongPassword, 400),
    write("POST", "/account/two-step/confirm", async () => ({ code: "123456" }), 400),
    write("POST", "/account/two-step/off", wrongPassword, 400),
    write("POST", "/account/recovery-codes", wrongPassword, 400),
    write("DELETE", "/account/sessions/:id"),
    write("POST", "/account/sessions/end-others"),
    write("POST", "/sign-in/code", async () => ({ code: "123456" }), 401),
    write("POST", "/lost-password", async () => ({ email: "nobody@desk.example" })),
    write("POST", "/link", async () => link, 410),
    write("POST", "/link/password", async () => ({ ...link, newPassword: "four new words" }), 410),
    // An unknown role, so that nobody is invited.
    write("POST", "/people", async () => ({ email: "a@b.example", role: "none" }), 400),
    write("PUT", "/people/:id", async () => ({ role: "sales" }), 404),
    write("POST", "/people/:id/link", async () => ({ send: "link" }), 404),
    write("POST", "/people/:id/sign-out"),
    write("POST", "/people/:id/two-step-off"),
    write("POST", "/people/:id/hand-over", async () => ({ ownerId: "unknown" }), 404),
    write("DELETE", "/people/:id"),
    write("PUT", "/monday-mail", async () => ({ isOn: false })),
    write("POST", "/settings/test-mail"),
    write("DELETE", "/contacts/:id"),
    write(
      "POST",
      "/contacts/:id/correct",
      async () => ({ leadId: "unknown", name: "Asha", email: "a@b.example", phone: "98250 12345" }),
      404,
    ),
    write("POST", "/privacyRequests/:id/:answer"),
  ];
}
