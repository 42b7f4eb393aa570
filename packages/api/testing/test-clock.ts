import type { Clock } from '../src/platform/clock/clock';

/** A clock that a test sets. It starts at the real time, because the database's own defaults use that. */
export class TestClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }: { seconds?: number; minutes?: number; hours?: number; days?: number }): void {
    this.#offsetMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }

  /** Jumps to an instant and continues from there. */
  set(instant: Date): void {
    this.#offsetMs = instant.getTime() - Date.now();
  }
}
