import type { LeadKind, LeadRow } from "../../../apps/backoffice/server/db/rows/lead-rows.ts";
import { insertLeadWords } from "../../../apps/backoffice/server/leads/lead-words.ts";
import { createLeadRow } from "../../../apps/backoffice/server/leads/new-lead.ts";
import type { Services } from "../../../apps/backoffice/server/services.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Leads between two midnights. */
const leadsPerDay = 60;
const leadsPerInsert = 500;

const kinds: readonly LeadKind[] = ["demo", "enterprise", "contact"];
/** Three in ten leads wait, and three are being worked on: the views are as large as can be. */
const statuses = ["new", "new", "new", "contacted", "contacted", "qualified"] as const;
const closed = ["won", "lost", "lost", "spam"] as const;
const givenNames = [
  "Asha",
  "Bala",
  "Chitra",
  "Dev",
  "Esha",
  "Farid",
  "Gita",
  "Hari",
  "Indu",
  "Jay",
];
const familyNames = [
  "Patel",
  "Shah",
  "Menon",
  "Iyer",
  "Khan",
  "Das",
  "Rao",
  "Singh",
  "Nair",
  "Bose",
];
const trades = ["Sarees", "Tiles", "Tractors", "Spices", "Travels", "Books", "Clinic", "Homes"];

/**
 * Fills a database with leads, the last one received now. Each lead has the same values whatever the
 * number of leads, so that a filter finds the same share of them.
 *
 * @param owners the ids of the people who take care of them
 */
export async function seedLeads(
  { db, now }: Pick<Services, "db" | "now">,
  count: number,
  owners: readonly string[],
): Promise<void> {
  for (let first = 0; first < count; first += leadsPerInsert) {
    const size = Math.min(leadsPerInsert, count - first);
    const rows = Array.from({ length: size }, (_, i) => createLead(first + i, now(), owners));
    await db.transaction().execute(async (trx) => {
      await trx.insertInto("leads").values(rows).execute();
      await insertLeadWords(trx, rows);
    });
  }
}

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** Three in ten leads have no owner, and the first person has so many that a page is full. */
function pickOwner(mixed: number, owners: readonly string[]): string | null {
  if (mixed % 10 < 3) return null;
  return mixed % 10 < 5 ? pick(owners, 0) : pick(owners, mixed);
}

/** @param index its distance from the newest lead */
function createLead(index: number, now: number, owners: readonly string[]): LeadRow {
  const mixed = (index * 7_919) % 10_007;
  const name = `${pick(givenNames, mixed)} ${pick(familyNames, Math.floor(mixed / 10))}`;
  const status = pick([...statuses, ...closed], mixed);
  const isOpen = statuses.some((one) => one === status);
  const createdAt = now - Math.floor((index * day) / leadsPerDay);
  const row = createLeadRow(pick(kinds, mixed), createdAt, {
    name: `${name} ${mixed % 300}x`,
    email: `${name.toLowerCase().replace(" ", ".")}${index}@${pick(trades, mixed).toLowerCase()}.example`,
    phone: `+9198${String(10_000_000 + index)}`,
    company_name: `${pick(familyNames, mixed)} ${pick(trades, index)}`,
    message: "Please show us how leads from our website reach the sales team.",
    context: { page: `/page-${mixed % 12}`, marketingConsent: mixed % 2 === 0 },
    status,
    owner_id: pickOwner(mixed, owners),
    next_step_at: isOpen && mixed % 3 === 0 ? now + ((mixed % 60) - 30) * day : null,
    review: mixed % 10 === 0 ? "captcha-unchecked" : null,
  });
  // One in five answers is late, and one in ten leads came from nowhere.
  const isAnswered = status !== "new" && status !== "spam";
  const answeredAt = mixed % 5 === 0 ? row.answer_due_at + day : createdAt + hour;
  return {
    ...row,
    answered_at: isAnswered ? answeredAt : null,
    origin: mixed % 10 === 1 ? null : row.origin,
  };
}
