import { t } from './remote-texts';
import type { Failure } from '@careloom/shared/ui';
import type { HostState } from './state';

export interface ShownFailure extends Failure {
  /** Instead of the card's usual title. */
  title?: string;
  text?: string;
}

type Failed = Extract<HostState, { status: 'failed' }>;

/** What is told of a part that is not there. */
export type FailedState =
  Pick<Failed, 'status' | 'version' | 'phase' | 'traceId'> | Extract<HostState, { status: 'incompatible' | 'forbidden' }>;

export const hasFailed = (state: HostState): state is Extract<HostState, { status: FailedState['status'] }> =>
  state.status === 'failed' || state.status === 'incompatible' || state.status === 'forbidden';

/**
 * What the card says in the place of a part that is not there. Without a connection the reason is known, and nothing stopped working.
 * @param page what the person wanted to see
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
