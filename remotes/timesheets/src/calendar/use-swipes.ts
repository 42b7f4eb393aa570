import { type RefObject, useEffect, useRef } from 'react';

/** Pixels and milliseconds: a shorter, slower or steeper gesture is a press or a scroll. */
const SHORTEST = 56;
const SLOWEST = 700;
const STEEPEST = 0.6;

/**
 * Calls back with 1 for a one-finger swipe to the left and -1 for one to the right, in the day view of a calendar.
 * @param onSwipe null while swiping is disabled
 */
export function useSwipes(place: RefObject<HTMLElement | null>, onSwipe: ((by: 1 | -1) => void) | null): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    const element = place.current;
    let start: { x: number; y: number; at: number } | null = null;
    const onStart = ({ target, touches, timeStamp }: TouchEvent) => {
      const [finger] = touches;
      const isOnDay = target instanceof Element && target.closest('[data-days="1"]') !== null;
      start = finger && touches.length === 1 && isOnDay ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null;
    };
    const onEnd = ({ changedTouches: [finger], timeStamp }: TouchEvent) => {
      if (!start || !finger) return;
      const [x, y] = [finger.clientX - start.x, finger.clientY - start.y];
      const isSwipe = Math.abs(x) >= SHORTEST && Math.abs(y) <= STEEPEST * Math.abs(x) && timeStamp - start.at <= SLOWEST;
      start = null;
      if (isSwipe) latest.current?.(x < 0 ? 1 : -1);
    };
    element?.addEventListener('touchstart', onStart, { passive: true });
    element?.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element?.removeEventListener('touchstart', onStart);
      element?.removeEventListener('touchend', onEnd);
    };
  }, [place]);
}
