import type { XeroStanding } from '@careloom/contract/resources/xero';
import type { XeroConfig } from '@careloom/contract/resources/xero-config';
import { formatDate } from '@careloom/shared/format';
import type { Tone } from '@careloom/shared/ui';
import { t } from './texts';
import { mappedLines } from './lines';

export interface ChainLink {
  key: 'credentials' | 'account' | 'codes' | 'outbox';
  title: string;
  line: string;
  tone: Extract<Tone, 'done' | 'waiting' | 'stopped' | 'quiet'>;
}

/** The four links between an invoice and Xero. If one is broken, the following ones cannot work. */
export function chainOf(config: XeroConfig | undefined, standing: XeroStanding): ChainLink[] {
  return [credentials(config), account(config, standing), codes(config), outbox(standing)];
}

/** The link that needs a person first: the first broken one, else the first weak one. */
export const weakestOf = (links: readonly ChainLink[]): ChainLink | undefined =>
  links.find(({ tone }) => tone === 'stopped') ?? links.find(({ tone }) => tone === 'waiting');

const hasCredentials = (config: XeroConfig | undefined) => config?.secret_key_set === 1;

function credentials(config: XeroConfig | undefined): ChainLink {
  const at = config?.credentials_at;
  const line = at ? t('xero.chain.set_on', { day: formatDate(at) }) : t('xero.credentials.hidden');
  const isSet = hasCredentials(config);
  return {
    key: 'credentials',
    title: t('screen.credentials'),
    line: isSet ? line : t('xero.chain.none_set'),
    tone: isSet ? 'done' : 'stopped',
  };
}

function account(config: XeroConfig | undefined, { connected, organisation, renewed_at }: XeroStanding): ChainLink {
  if (connected === 0) {
    const tone = hasCredentials(config) ? 'stopped' : 'quiet';
    return { key: 'account', title: t('xero.chain.account'), line: t('xero.chain.not_yet'), tone };
  }
  const line = renewed_at ? t('xero.chain.renewed', { time: formatDate(renewed_at, 'time') }) : t('xero.connected');
  return { key: 'account', title: organisation ?? t('xero.chain.account'), line, tone: 'done' };
}

function codes(config: XeroConfig | undefined): ChainLink {
  const lines = mappedLines(config);
  const without = lines.filter((line) => !line.codes);
  const [first, ...others] = without;
  const title = t('xero.chain.codes', { count: lines.length - without.length, all: lines.length });
  if (!first) return { key: 'codes', title, line: t('xero.chain.all_codes'), tone: 'done' };
  const line =
    others.length === 0 ? t('xero.chain.no_codes', { name: first.name }) : t('xero.chain.no_codes_many', { count: without.length });
  return { key: 'codes', title, line, tone: 'waiting' };
}

function outbox({ counts, held_until }: XeroStanding): ChainLink {
  const onWay = counts.queued === 0 ? t('xero.chain.none_on_way') : t('xero.chain.on_way', { count: counts.queued });
  return {
    key: 'outbox',
    title: counts.failed === 0 ? t('xero.chain.none_stuck') : t('xero.chain.stuck', { count: counts.failed }),
    line: held_until ? t('xero.chain.held', { time: formatDate(held_until, 'time') }) : onWay,
    tone: counts.failed > 0 ? 'stopped' : 'done',
  };
}
