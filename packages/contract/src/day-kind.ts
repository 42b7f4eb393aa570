/** What a day is for. `done` has happened: it was spent, or paid. From an `expiry` on something works no more. */
export type DayKind = 'birth' | 'birth_of_staff' | 'done' | 'planned' | 'planned_end' | 'expiry';
