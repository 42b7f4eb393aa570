import type { AuditEntry } from '@careloom/contract/resources/audit';
import { formatDate, formatMoney } from '@careloom/shared/format';
import { t, type TextKey } from './texts';

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** Columns without a meaning for users: keys, counters, and derived values. */
const SILENT = new Set(['id', 'version', 'created_at', 'updated_at']);

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Labels of columns whose name is an abbreviation or a technical term. */
const NAMES: Readonly<Record<string, TextKey>> = {
  abn: 'audit.field.abn',
  contact_no: 'audit.field.contact_no',
  dob: 'audit.field.dob',
  document_sha256: 'audit.field.document_sha256',
  gst_cents: 'audit.field.gst',
  gst_registered: 'audit.field.gst_registered',
  html: 'audit.field.html',
  ip: 'audit.field.ip',
  last_used_ip: 'audit.field.last_used_ip',
  previous_hash: 'audit.field.previous_hash',
  sha256: 'audit.field.sha256',
};

/** `team_leader_id` is "Team leader", `saturday_cents` "Saturday", `is_active` "Active". */
export function fieldName(column: string): string {
  const name = NAMES[column];
  if (name) return t(name);
  const words = column.replace(/^is_|(_file)?_(id|ids|cents|hash)$/g, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a stored value: cents as dollars, days and instants as dates, the key of another record as its number. */
export function valueText(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('audit.nothing');
  if (value === 'hidden') return t('audit.hidden');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'number') {
    if (column.endsWith('_cents')) return formatMoney((value / 100).toFixed(2));
    return column.endsWith('_id') ? t('audit.number', { id: value }) : String(value);
  }
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => textOf(String(one))).join(', ') || t('audit.nothing');
  return t('audit.details');
}

function textOf(value: string): string {
  if (DAY.test(value)) return formatDate(value);
  if (INSTANT.test(value)) return formatDate(value, 'displayTime');
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value;
}

/** The changes of an entry, field by field, in the order of the record's columns. */
export function fieldChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((column) => !SILENT.has(column));
  return columns.map((column) => ({
    field: fieldName(column),
    before: before === null ? '' : valueText(column, before[column]),
    after: after === null ? '' : valueText(column, after[column]),
  }));
}

/** A change in one line. For an edit, the changed fields: "Name: Evenings, was Nights". For a new or deleted record, a text that says so. */
export function changeLine(entry: Pick<AuditEntry, 'action' | 'before' | 'after' | 'record'>): string {
  if (entry.record === 'role_grants') return grantLine(entry);
  if (entry.action !== 'update') return t(entry.action === 'insert' ? 'audit.was_added' : 'audit.was_deleted');
  const changes = fieldChanges(entry);
  if (changes.length === 0) return t('audit.no_field');
  return changes.map(({ field, before, after }) => t('audit.change', { field, before, after })).join('; ');
}

const grantLine = ({ action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>): string =>
  t(action === 'delete' ? 'audit.grant_taken' : 'audit.grant_given', { permission: String((after ?? before)?.['permission']) });
