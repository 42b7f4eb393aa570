import { useEffect, useEffectEvent, useState } from 'react';
import type { ListState } from '../state/list-state';
import { resultWords, type ResultOf } from './result-words';

export interface ResultStatusProps extends Omit<ResultOf, 'page'> {
  state: ListState;
  /** The page for this state; null while it is loading. */
  page: ResultOf['page'] | null;
}

/** Milliseconds. A slow typist is notified once, after the word; a click is announced at once. */
const AFTER_TYPING = 1_000;

/** Announces the result of a search, filter, sort or page change once, for people who do not see the rows change. */
export function ResultStatus({ state, page, ...of }: ResultStatusProps) {
  const [said, setSaid] = useState({ state, text: '', turn: 0 });
  const changed = JSON.stringify(state) !== JSON.stringify(said.state);
  const searched = state.search !== said.state.search;
  const there = changed && page !== null;
  const say = useEffectEvent(() => {
    if (page) setSaid({ state, text: resultWords(said.state, state, { page, ...of }), turn: said.turn + 1 });
  });
  const asked = JSON.stringify(state);
  useEffect(() => {
    if (!there) return;
    const timer = setTimeout(() => say(), searched ? AFTER_TYPING : 0);
    return () => clearTimeout(timer);
  }, [there, asked, searched]);
  return (
    <div className="cl-hidden" role="status">
      {/* A new element each time, so that the same text twice is announced twice. */}
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
