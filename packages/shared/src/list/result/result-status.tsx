import { useEffect, useEffectEvent, useState } from 'react';
import type { ListState } from '../state/list-state';
import { resultSummary, type ResultOptions } from './result-summary';

export interface ResultStatusProps extends Omit<ResultOptions, 'page'> {
  state: ListState;
  /** The page for this state; null while it is loading. */
  page: ResultOptions['page'] | null;
}

/** Milliseconds. A slow typist is notified once, after the word; a click is announced at once. */
const AFTER_TYPING = 1_000;

/** Announces the result of a search, filter, sort or page change once, for people who do not see the rows change. */
export function ResultStatus({ state, page, ...of }: ResultStatusProps) {
  const [announced, setAnnounced] = useState({ state, text: '', turn: 0 });
  const changed = JSON.stringify(state) !== JSON.stringify(announced.state);
  const searched = state.search !== announced.state.search;
  const loaded = changed && page !== null;
  const announce = useEffectEvent(() => {
    if (page) setAnnounced({ state, text: resultSummary(announced.state, state, { page, ...of }), turn: announced.turn + 1 });
  });
  const stateKey = JSON.stringify(state);
  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(() => announce(), searched ? AFTER_TYPING : 0);
    return () => clearTimeout(timer);
  }, [loaded, stateKey, searched]);
  return (
    <div className="cl-hidden" role="status">
      {/* A new element each time, so that the same text twice is announced twice. */}
      <span key={announced.turn}>{announced.text}</span>
    </div>
  );
}
