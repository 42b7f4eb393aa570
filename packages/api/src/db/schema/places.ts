import { type AnyPgColumn, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { GENDERS } from './genders';
import { users } from './identity';

/** States and territories, as the contract has them. */
export const states = pgTable('states', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
});

export const houses = pgTable(
  'houses',
  {
    id: key(),
    name: text('name').notNull(),
    teamLeaderId: integer('team_leader_id').references((): AnyPgColumn => users.id),
    /** First and last name, e-mail, gender: of the house's contact. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    contactNo: text('contact_no').notNull(),
    address: text('address').notNull(),
    suburb: text('suburb').notNull(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    postCode: text('post_code').notNull(),
    gender: text('gender', { enum: GENDERS }).notNull(),
    /** Only where it differs from the state's (Broken Hill). */
    timeZone: text('time_zone'),
    isActive: boolean('is_active').notNull().default(true),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('houses_team_leader').on(table.teamLeaderId),
    index('houses_state').on(table.stateId),
    index('houses_created').on(table.createdAt.desc()),
  ],
);

/** Who led which house when: the work history of a team leader. `endedOn` is empty while it lasts. */
export const houseLeaderships = pgTable(
  'house_leaderships',
  {
    id: key(),
    houseId: integer('house_id')
      .notNull()
      .references(() => houses.id, { onDelete: 'cascade' }),
    teamLeaderId: integer('team_leader_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    endedOn: date('ended_on', { mode: 'string' }),
  },
  (table) => [
    index('house_leaderships_leader').on(table.teamLeaderId, table.startedOn),
    index('house_leaderships_house').on(table.houseId),
  ],
);

export const participants = pgTable(
  'participants',
  {
    id: key(),
    houseId: integer('house_id')
      .notNull()
      .references(() => houses.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    dob: date('dob', { mode: 'string' }).notNull(),
    supportCoordinator: text('support_coordinator'),
    parentGuardian: text('parent_guardian'),
    planManager: text('plan_manager'),
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (table) => [index('participants_house').on(table.houseId)],
);
