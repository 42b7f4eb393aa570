/** Number of decimal digits that a JavaScript number represents exactly. */
const DIGITS = 15;

const round = (value: number) => new Decimal(Number(value.toPrecision(DIGITS)));
const valueOf = (value: Decimal | number | string) => (value instanceof Decimal ? value.toNumber() : Number(value));

/** Replaces decimal.js-light in the calculation of round ticks. Results are rounded to 15 digits. */
export default class Decimal {
  readonly #value: number;

  constructor(value: Decimal | number | string) {
    this.#value = valueOf(value);
  }

  toNumber = (): number => this.#value;
  add = (other: Decimal | number): Decimal => round(this.#value + valueOf(other));
  sub = (other: Decimal | number): Decimal => round(this.#value - valueOf(other));
  mul = (other: Decimal | number): Decimal => round(this.#value * valueOf(other));
  div = (other: Decimal | number): Decimal => round(this.#value / valueOf(other));
  mod = (other: Decimal | number): Decimal => round(this.#value % valueOf(other));
  pow = (exponent: number): Decimal => round(this.#value ** exponent);
  abs = (): Decimal => new Decimal(Math.abs(this.#value));
  /** For base 10, the only base that ticks need. */
  log = (_base: 10): Decimal => round(Math.log10(this.#value));
  lt = (other: Decimal | number): boolean => this.#value < valueOf(other);
  lte = (other: Decimal | number): boolean => this.#value <= valueOf(other);
  isint = (): boolean => Number.isInteger(this.#value);
}
