import type { Session } from '@careloom/contract/resources/sessions';
import Bowser from 'bowser';

type Device = Pick<Session, 'kind' | 'browser' | 'system'>;

const KINDS: Readonly<Record<string, Session['kind']>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

/** Parses the kind of device, the browser and the system from a `User-Agent` header. For display only: a browser can send any value. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { kind: 'other', browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { kind: KINDS[platform.type ?? ''] ?? 'other', browser: browser.name || null, system: os.name || null };
}
