import { create } from 'zustand';

/** Parameters of the progress bar (section 9): times in milliseconds, the others as fractions of the full width. */
export const PROGRESS = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 } as const;

/** A trickling bar never completes by itself. */
const CEILING = 0.994;

/** Fraction of the width, 0 to 1; null while there is no bar. */
export type Progress = number | null;

export const started = (): Progress => PROGRESS.minimum;

/** One trickle step: up to `trickleRate` further, never backwards and never to the end. `random` is 0 to 1. */
export function trickled(progress: Progress, random: number): Progress {
  if (progress === null || progress >= 1) return progress;
  return Math.max(PROGRESS.minimum, Math.min(progress + random * PROGRESS.trickleRate, CEILING));
}

export const useProgress = create<{ progress: Progress }>(() => ({ progress: null }));

let trickle: ReturnType<typeof setInterval> | undefined;
let leave: ReturnType<typeof setTimeout> | undefined;

/** Starts the bar; a running bar continues. */
export function startProgress() {
  clearTimeout(leave);
  const { progress } = useProgress.getState();
  if (progress === null || progress >= 1) useProgress.setState({ progress: started() });
  trickle ??= setInterval(() => {
    useProgress.setState((state) => ({ progress: trickled(state.progress, Math.random()) }));
  }, PROGRESS.trickleSpeed);
}

/** Completes the bar and removes it after it was displayed at full width. */
export function finishProgress() {
  clearInterval(trickle);
  trickle = undefined;
  if (useProgress.getState().progress === null) return;
  useProgress.setState({ progress: 1 });
  clearTimeout(leave);
  leave = setTimeout(() => useProgress.setState({ progress: null }), PROGRESS.speed);
}

/** Whether the page inside the chrome is visible. During a navigation it is hidden, but stays mounted. */
export const useView = create<{ shown: boolean }>(() => ({ shown: true }));

export const showView = () => useView.setState({ shown: true });
export const hideView = () => useView.setState({ shown: false });
