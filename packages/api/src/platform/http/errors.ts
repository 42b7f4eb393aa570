import { CODE, type Refusal } from '@careloom/contract/envelope';
import type { FieldErrors } from '@careloom/contract/issues';
import type { MessageKey } from '@careloom/contract/messages/index';
import { text, type TextValues } from './text';

interface Details {
  errors?: FieldErrors;
  error?: Refusal;
  data?: unknown;
}

/** An expected error; the error handler sends it as `{code, message, error?, errors?, data?}`. */
export class ApiError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** 404. Also for records outside the caller's scope, so that their existence is not revealed. */
export const notFound = (key: MessageKey = 'error.not_exist', values?: TextValues) => new ApiError(CODE.notFound, text(key, values));

/** 401 `unauthenticated`: the only answer that ends a session. */
export const unauthenticated = () => new ApiError(CODE.unauthorized, text('auth.unauthenticated'), { error: 'unauthenticated' });

/** 401 `forbidden`: signed in, but without the permission. The session stays valid. */
export const refused = (key: MessageKey = 'permission.refused') => new ApiError(CODE.unauthorized, text(key), { error: 'forbidden' });

/** 401 for a login with wrong credentials; no session is involved. */
export const badCredentials = (key: MessageKey) => new ApiError(CODE.unauthorized, text(key));

/** 401 for a signed URL that is invalid or expired; no session is involved. */
export const badLink = () => new ApiError(CODE.unauthorized, text('export.bad_link'));

/** 422 with a text of the catalogue; `errors` when it belongs to fields. */
export const unprocessable = (key: MessageKey = 'error.unprocessable', values?: TextValues, errors?: FieldErrors) =>
  new ApiError(CODE.validation, text(key, values), errors ? { errors } : {});

/** 422 for one field: the general sentence, with the text of `key` at the field. `attribute` is the field's label. */
export const invalidField = (field: string, key: MessageKey, values?: TextValues) =>
  unprocessable('error.unprocessable', {}, { [field]: [text(key, values)] });

/** 422 `stale`: the record changed since it was read. */
export const stale = (key: MessageKey) => new ApiError(CODE.validation, text(key), { error: 'stale' });

/** 422 `idempotency_mismatch`: the key was used with other parameters. */
export const idempotencyMismatch = () => new ApiError(CODE.validation, text('error.idempotency'), { error: 'idempotency_mismatch' });

/** 403: the state of the account does not allow it, or the channel belongs to somebody else. */
export const forbiddenState = (key: MessageKey) => new ApiError(CODE.forbidden, text(key));

/** 422 for a worker who is already on another shift: sending it again with `reassign` 1 removes the worker from that shift. */
export const confirmReassign = (errors?: FieldErrors) =>
  new ApiError(CODE.validation, text('shift.clash'), { ...(errors && { errors }), data: { confirm_reassign: true } });
