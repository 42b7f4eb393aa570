import { t } from './remote-texts';
import type { Failure } from '@careloom/shared/ui';
import type { HostState } from './state';

export interface ShownFailure extends Failure {
  /** Replaces the card's default title. */
  title?: string;
  text?: string;
}

type Failed = Extract<HostState, { status: 'failed' }>;

/** The states that a failure card describes. */
export type FailedState =
  | Pick<Failed, 'status' | 'version' | 'phase' | 'traceId'>
  | Extract<HostState, { status: 'incompatible' | 'forbidden' }>;

export const hasFailed = (state: HostState): state is Extract<HostState, { status: FailedState['status'] }> =>
  state.status === 'failed' || state.status === 'incompatible' || state.status === 'forbidden';

/**
 * Title and text of a failure card. If the device is offline, the card gives that as the reason.
 * @param page the page that the user wanted to open
 */
export function failureOf(state: FailedState, part: string, page: string, online: boolean): ShownFailure {
  switch (state.status) {
    case 'failed': {
      const { version, phase, traceId } = state;
      const failure = { part, page, version, phase, traceId };
      if (phase === 'rendering') return { ...failure, text: t('remote.crashed_why', { page }) };
      return online ? failure : { ...failure, title: t('remote.offline'), text: t('remote.offline_why', { page }) };
    }
    case 'incompatible': {
      const { remote, traceId } = state;
      const why = { title: t('remote.incompatible'), text: t('remote.incompatible_why', { page }) };
      return { part, page, version: remote.version, phase: 'incompatible', traceId, ...why };
    }
    case 'forbidden':
      return { part, page, version: '', phase: 'forbidden', traceId: '', title: t('remote.refused'), text: t('permission.refused') };
  }
}
