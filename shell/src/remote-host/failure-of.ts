import { t } from '@careloom/shared/i18n';
import type { Failure } from '@careloom/shared/ui';
import './remote-texts';
import type { HostState } from './state';

export interface ShownFailure extends Failure {
  /** Instead of the card's usual title. */
  title?: string;
  text?: string;
}

/** What the card says in the place of a remote that is not there; null while it may still come. */
export function failureOf(state: HostState, part: string, page: string): ShownFailure | null {
  switch (state.status) {
    case 'failed': {
      const { version, phase, traceId } = state;
      const crashed = phase === 'rendering' && { text: t('remote.crashed_why', { page }) };
      return { part, page, version, phase, traceId, ...crashed };
    }
    case 'incompatible': {
      const { remote, traceId } = state;
      const why = { title: t('remote.incompatible'), text: t('remote.incompatible_why', { page }) };
      return { part, page, version: remote.version, phase: 'incompatible', traceId, ...why };
    }
    case 'forbidden':
      return { part, page, version: '', phase: 'forbidden', traceId: '', title: t('remote.refused'), text: t('permission.refused') };
    case 'idle':
    case 'resolving':
    case 'loading':
    case 'ready':
      return null;
  }
}
