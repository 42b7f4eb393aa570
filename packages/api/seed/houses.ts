import { STATES } from '@careloom/contract/states';
import { houseLeaderships, houses, participants } from '../src/platform/db/schema/places';
import { COORDINATORS, HOUSES, MORE_HOUSE_NAMES, PARTICIPANTS, PLAN_MANAGERS } from './data/houses';
import { mailboxOf } from './identifiers';
import type { User } from './office';
import type { Planned } from './plan';
import type { Setting } from './setting';

export interface House {
  row: Planned<typeof houses>;
  leader: User;
  state: (typeof STATES)[number];
}

/** The eight houses of a branch with their participants and leaders. The last one is closed. */
export const makeHouses = (setting: Setting, branch: number, leaders: readonly User[]): House[] =>
  HOUSES.map((house, index) => {
    const leader = leaders[house.leader];
    const state = STATES.find(({ code }) => code === house.state);
    if (!leader || !state) throw new Error(`${house.name} has no leader or no state.`);
    const row = addHouse(setting, { ...house, name: nameOf(branch, index) }, leader, state.id, index === HOUSES.length - 1);
    addLeaders(setting, row, leader, leaders);
    addParticipants(setting, row, index);
    return { row, leader, state };
  });

function nameOf(branch: number, index: number): string {
  if (branch === 0) return HOUSES[index]?.name ?? '';
  const place = (branch - 1) * HOUSES.length + index;
  const round = Math.floor(place / MORE_HOUSE_NAMES.length) + 1;
  return `${MORE_HOUSE_NAMES[place % MORE_HOUSE_NAMES.length] ?? ''}${round > 1 ? ` ${round}` : ''}`;
}

type Place = Omit<(typeof HOUSES)[number], 'name'> & { name: string };

function addHouse({ plan, random, calendar }: Setting, place: Place, leader: User, state_id: number, closed: boolean) {
  return plan.add(houses, {
    name: place.name,
    team_leader_id: leader.id,
    first_name: leader.first_name,
    last_name: leader.last_name,
    email: `${mailboxOf(place.name.replaceAll(' ', '-'))}@careloom.test`,
    contact_no: `0${random.pick([2, 3, 7, 8])} ${random.int(8000, 9999)} ${random.int(1000, 9999)}`,
    address: place.address,
    suburb: place.suburb,
    state_id,
    post_code: place.post_code,
    gender: place.gender,
    is_active: !closed,
    created_at: calendar.at(-random.int(500, 1200), 2),
  });
}

/** The current and the previous leaders of a house. */
function addLeaders({ plan, random, calendar }: Setting, house: Planned<typeof houses>, leader: User, leaders: readonly User[]) {
  const since = -random.int(90, 300);
  const before = leaders.find(({ id }) => id !== leader.id);
  if (before && random.chance(0.5)) {
    plan.add(houseLeaderships, {
      house_id: house.id,
      team_leader_id: before.id,
      started_on: calendar.day(since - 200),
      ended_on: calendar.day(since - 1),
    });
  }
  plan.add(houseLeaderships, { house_id: house.id, team_leader_id: leader.id, started_on: calendar.day(since), ended_on: null });
}

function addParticipants({ plan, random, calendar }: Setting, house: Planned<typeof houses>, index: number) {
  for (let place = 0; place < 3 + (index % 3); place++) {
    plan.add(participants, {
      house_id: house.id,
      name: PARTICIPANTS[(index * 5 + place) % PARTICIPANTS.length] ?? '',
      dob: `${random.int(1950, 2006)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      support_coordinator: random.pick(COORDINATORS),
      parent_guardian: random.chance(0.5) ? 'Public Guardian' : null,
      plan_manager: random.chance(0.8) ? random.pick(PLAN_MANAGERS) : null,
      notes: random.chance(0.3) ? 'Allergic to penicillin.' : null,
      created_at: calendar.at(-random.int(30, 400), 2),
    });
  }
}
