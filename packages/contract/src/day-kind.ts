/**
 * The kind of a day, which decides its limits. `done` is in the past: an expense or a payment. After an `expiry`, something no longer
 * works.
 */
export type DayKind = 'birth' | 'birth_of_staff' | 'done' | 'planned' | 'planned_end' | 'expiry';
