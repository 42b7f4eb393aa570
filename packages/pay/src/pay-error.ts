/** Why a shift cannot be priced. Callers choose a text by `code`; the message says how to fix the input. */
export type PayErrorCode =
  | 'date_format'
  | 'time_format'
  | 'time_zone'
  | 'rate'
  | 'time_does_not_exist'
  | 'no_band'
  | 'sleep_over_window'
  | 'wake_up_outside'
  | 'wake_up_without_sleep_over';

export class PayError extends Error {
  override readonly name = 'PayError';
  readonly code: PayErrorCode;
  /** The invalid input: `start_time`, `wake_ups.0.start_time`. */
  readonly field: string;

  constructor(code: PayErrorCode, field: string, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}
