import type { Board } from '@careloom/contract/resources/boards';
import type { Participant } from '@careloom/contract/resources/house-participants';
import type { House } from '@careloom/contract/resources/houses';
import type { Job } from '@careloom/contract/resources/jobs';
import type { Shift } from '@careloom/contract/resources/shifts';
import { expectBoard } from '../../pages/board';
import { activeOf, type Content, dayOf, firstOf, fullName, orDash, orNothing, shows } from './content';
import { jobCells, shiftCells } from './records';

const overview = shows(async ({ api, params }) => {
  const house = await api.get<House>(`/house/${params.id}`);
  return {
    facts: {
      'field.house.first_name': house.first_name,
      'field.house.last_name': house.last_name,
      'field.house.email': house.email,
      'field.house.contact_number': house.contact_no,
      'field.house.address': house.address,
      'field.house.suburb': house.suburb,
      'field.house.state': house.state.name,
      'field.house.post_code': house.post_code,
      'field.house.participants': String(house.participants_count),
      'field.house.jobs': String(house.jobs_count),
      'field.house.workers': String(house.workers_count),
      'field.house.invoices': String(house.invoices_count),
      'field.house.expenses': String(house.expenses_count),
    },
  };
});

/** The screens of houses, their participants and their boards. */
export const HOUSES: Readonly<Record<string, Content>> = {
  houses: shows(async ({ api }) => {
    const house = await firstOf<House>(api, '/house');
    return {
      cells: {
        'field.house.house_name': house.name,
        'field.house.team_leader': orNothing(house.team_leader && fullName(house.team_leader)),
        'field.house.contact_number': house.contact_no,
        'field.house.participants': String(house.participants_count),
        'field.house.jobs': String(house.jobs_count),
        'field.house.workers': String(house.workers_count),
        'field.house.active_status': activeOf(house.is_active),
      },
    };
  }),
  'house-details': overview,
  'house-details-overview': overview,
  'house-details-participants': shows(async ({ api, params }) => {
    const participant = await firstOf<Participant>(api, `/house/${params.id}/house-participants`);
    return {
      cells: {
        'field.participant.name': participant.name,
        'field.participant.date_of_birth': dayOf(participant.dob),
        'field.participant.support_coordinator': orNothing(participant.support_coordinator),
        'field.participant.parent_guardian': orNothing(participant.parent_guardian),
        'field.participant.plan_manager': orNothing(participant.plan_manager),
      },
    };
  }),
  'house-details-jobs': shows(async ({ api, params }) => ({
    cells: jobCells(await firstOf<Job>(api, '/jobs', { house_id: params.id ?? 0 })),
  })),
  'house-details-shifts': shows(async ({ api, params }) => ({
    cells: shiftCells(await firstOf<Shift>(api, '/shift', { house_id: params.id ?? 0 })),
  })),
  'house-participant-details': shows(async ({ api, params }) => {
    const participant = await api.get<Participant>(`/house/${params.id}/house-participants/${params.participantId}`);
    return {
      facts: {
        'field.participant.name': participant.name,
        'field.participant.date_of_birth': dayOf(participant.dob),
        'field.participant.support_coordinator': orDash(participant.support_coordinator),
        'field.participant.parent_guardian': orDash(participant.parent_guardian),
        'field.participant.plan_manager': orDash(participant.plan_manager),
        'field.participant.notes': orDash(participant.notes),
      },
    };
  }),
  'whos-coming': async (page, { api, params }) => expectBoard(page, await api.get<Board>(`/house/${params.houseId}/board`)),
};
