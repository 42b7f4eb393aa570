import { XERO_LINE_KEYS, type XeroConfig, type XeroLineItem, type XeroLineKey } from '@careloom/contract/resources/xero-config';
import { t } from './texts';

/** A kind of invoice line with its codes; undefined if it has none. */
export interface MappedLine {
  key: XeroLineKey;
  name: string;
  codes: XeroLineItem | undefined;
}

const isKnown = (key: string): key is XeroLineKey => XERO_LINE_KEYS.some((known) => known === key);

/** The name of a kind of line; for an unknown kind of a newer server, its key. */
export const lineName = (key: string): string => (isKnown(key) ? t(`xero.line.${key}`) : key);

/** Every kind of line in order, with its codes. */
export const mappedLines = (config: Pick<XeroConfig, 'line_items'> | undefined): MappedLine[] =>
  XERO_LINE_KEYS.map((key) => ({ key, name: lineName(key), codes: config?.line_items.find((item) => item.key === key) }));

/** Replaces the codes of one kind of line. The result has the usual order of kinds. */
export const withCodes = (items: readonly XeroLineItem[], codes: XeroLineItem): XeroLineItem[] =>
  XERO_LINE_KEYS.flatMap((key) => (key === codes.key ? codes : (items.find((item) => item.key === key) ?? [])));
