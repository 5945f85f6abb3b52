import { toAsciiDigits } from "@crm/contract/fields/digits";
import { toNationalNumber } from "@crm/server-kit/phone-number";
import { PostgresAdapter, sql, type Transaction } from "kysely";
import { prepareQuery } from "../db/prepared-query.ts";
import type { LeadRow } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";

type Searched = Pick<
  LeadRow,
  "id" | "name" | "email" | "company_name" | "phone" | "phone_e164" | "created_at"
>;

const maxWordLength = 60;
/** More than a lead's fields can have when a person fills them in. */
const maxWords = 80;

/** The lower-case words of a text, in any script. */
export function splitWords(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, maxWordLength));
}

/** The digits of a number as it was typed, without the zeros that India's numbers are dialled with. */
export function toDialledDigits(typed: string): string {
  return toAsciiDigits(typed).replaceAll(/\D/g, "").replace(/^0+/, "").slice(0, maxWordLength);
}

/** A number's digits from the last to the first, so that it is found by how it ends. */
export function reverseDigits(digits: string): string {
  return `~${[...digits].reverse().join("")}`;
}

/**
 * The words of a text, and the text from each of them on: "asha", "asha ben patel", "ben", "ben patel",
 * "patel". So one range of an index finds a word as well as several words that follow each other, and the
 * newest leads with exactly that word come first.
 */
function listBeginnings(text: string): string[] {
  const words = splitWords(text);
  return words.flatMap((word, index) => [
    word,
    words.slice(index).join(" ").slice(0, maxWordLength),
  ]);
}

/**
 * An address as it is, the words of its name, and its host: "asha.patel@mail.shop.example" is found by
 * "asha patel", "patel", "mail shop example" and "shop example". Nobody searches for "example" alone.
 */
function listAddressParts(email: string): string[] {
  const at = email.lastIndexOf("@");
  const host = splitWords(email.slice(at + 1));
  return [
    email.toLowerCase().slice(0, maxWordLength),
    ...listBeginnings(email.slice(0, Math.max(at, 0))),
    ...host.slice(0, -1).map((_, index) => host.slice(index).join(" ").slice(0, maxWordLength)),
  ];
}

/** The texts by whose beginnings a lead is found: of its name, company, email and phone. */
export function listLeadWords(lead: Searched): string[] {
  const { name, email, company_name, phone, phone_e164 } = lead;
  const texts = [name, company_name].filter((text) => text !== null);
  const digits = phone ? toDialledDigits(phone) : "";
  const numbers = phone_e164
    ? [phone_e164.slice(1), toNationalNumber(phone_e164), reverseDigits(phone_e164.slice(1))]
    : [reverseDigits(digits)];
  const words = [
    ...(digits ? [digits, ...numbers] : []),
    ...(email ? listAddressParts(email) : []),
    ...texts.flatMap(listBeginnings),
  ];
  // A text that is cut in the middle of a character could not be sent to PostgreSQL as JSON.
  const whole = words.map((word) => word.toWellFormed());
  // In the order of the index on leads, which so only grows at its end.
  return [...new Set(whole)].slice(0, maxWords).sort();
}

/**
 * Stores the words of new leads. Deleting a lead deletes its words. All words are one parameter of a statement that is
 * always the same: with three parameters for each word, a lead took a fifth more CPU time.
 */
export async function insertLeadWords(
  trx: Transaction<Database>,
  leads: readonly Searched[],
): Promise<void> {
  const rows = JSON.stringify(
    leads.flatMap((lead) => listLeadWords(lead).map((word) => [word, lead.created_at, lead.id])),
  );
  await insertWords(trx, { rows });
}

const insertWords = prepareQuery((db, { rows }: { rows: string }) => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const from = isPostgres ? sql`json_array_elements(${rows}::json)` : sql`json_each(${rows})`;
  const createdAt = isPostgres ? sql`(value ->> 1)::bigint` : sql`value ->> 1`;
  const insert = sql`insert into lead_words (word, created_at, lead_id)
    select value ->> 0, ${createdAt}, value ->> 2 from ${from}`;
  return { compile: () => insert.compile(db) };
});

/** Replaces the words of a lead whose name, company, email or phone has been corrected. */
export async function replaceLeadWords(trx: Transaction<Database>, lead: Searched): Promise<void> {
  await trx.deleteFrom("lead_words").where("lead_id", "=", lead.id).execute();
  await insertLeadWords(trx, [lead]);
}
