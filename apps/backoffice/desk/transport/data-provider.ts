import { type DataProvider, HttpError, type RaRecord, type SortPayload } from "react-admin";
import type { Page } from "../../server/desk/transport/shapes.ts";
import type { PrivacyAnswer } from "../../server/privacy-requests/privacy-answers.ts";
import { transportCopy as copy } from "./copy.ts";
import { request } from "./request.ts";

const base = "/api/desk";

/** Actions on one record other than saving it. */
export type Action =
  | "send"
  | "clear"
  | "done"
  | "reopen"
  | "release"
  | "retry"
  | "link"
  | "sign-out"
  | "two-step-off"
  | PrivacyAnswer;

export interface DeskProvider extends DataProvider {
  /** Runs `action` on a record and returns the changed record. */
  act<Item extends RaRecord>(
    resource: string,
    id: RaRecord["id"],
    action: Action,
    body?: Record<string, unknown>,
  ): Promise<Item>;
}

/**
 * Query options for pages of one record. Without them react-admin would first show the list's record,
 * which lacks the fields that only the page needs. Queries with different `meta` are cached apart.
 */
export const wholeRecord = { meta: { wholeRecord: true } };

const address = (resource: string, id: RaRecord["id"]) =>
  `${base}/${resource}/${encodeURIComponent(id)}`;

const rejectUnsupported = () => Promise.reject(new Error("The desk does not support this."));

/** Order and filters of a list as query parameters; a list of values repeats its parameter. */
export function listQuery(
  sort: SortPayload | undefined,
  filter: Record<string, unknown> = {},
): URLSearchParams {
  const query = new URLSearchParams(sort && { sort: sort.field, order: sort.order });
  for (const [name, value] of Object.entries(filter)) {
    if (value === "" || value == null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query;
}

/**
 * Converts a failed save to an error of the form. Otherwise react-admin treats the form as saved and
 * no longer warns about unsaved changes.
 */
async function save<Item>(sent: Promise<Item>): Promise<Item> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof HttpError) || error.body?.errors) throw error;
    const message = error.status === 401 ? copy.notSaved : error.message;
    throw new HttpError(message, error.status, { errors: { root: { serverError: message } } });
  }
}

/** Adapts the desk's REST API (`server/desk`) to react-admin. */
export const dataProvider: DeskProvider = {
  async getList(resource, { pagination, sort, filter }) {
    const query = listQuery(sort, filter);
    if (pagination) {
      query.set("page", String(pagination.page));
      query.set("perPage", String(pagination.perPage));
    }
    return request<Page<never>>("GET", `${base}/${resource}?${query}`);
  },
  async getOne(resource, { id }) {
    return { data: await request("GET", address(resource, id)) };
  },
  async create(resource, { data }) {
    return { data: await save(request("POST", `${base}/${resource}`, data)) };
  },
  async update(resource, { id, data }) {
    return { data: await save(request("PUT", address(resource, id), data)) };
  },
  act: (resource, id, action, body = {}) =>
    request("POST", `${address(resource, id)}/${action}`, body),
  getMany: rejectUnsupported,
  getManyReference: rejectUnsupported,
  updateMany: rejectUnsupported,
  async delete(resource, { id }) {
    return { data: await request("DELETE", address(resource, id)) };
  },
  deleteMany: rejectUnsupported,
};
