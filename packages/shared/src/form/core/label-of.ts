import type { Labels } from '@careloom/contract/issues';
import { contractText } from '../../i18n/index';

const readable = (name: string) => name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** The catalogue's label of a field; for `clients.0.email` also the label of `clients.email` or `email`. */
export function labelOf(labels: Labels, name: string): string {
  const general = name.replace(/\.\d+(?=\.|$)/g, '');
  const last = general.slice(general.lastIndexOf('.') + 1);
  const key = labels[name] ?? labels[general] ?? labels[last];
  return key ? contractText(key) : readable(last);
}
