import { uploads } from '@careloom/contract/resources/uploads';
import { useCall, useCallMutation } from '@careloom/shared/query';
import type { ImportKind } from './kinds';

/** Reverts a whole import. The server refuses if a record of it was used or changed since, and names that record. */
export const useReverseUpload = () => useCallMutation(uploads.reverse);

/** The latest imports of a kind that are still in force. */
export const useEarlierImports = (kind: ImportKind) => useCall(uploads.list, { kind, state: 'imported', per_page: 3 }).data?.items ?? [];
