import { replacements } from '@careloom/contract/resources/replacements';
import { shiftOffers } from '@careloom/contract/resources/shift-offers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { getCandidates } from '../replacement/get-candidates';
import { getProposals } from '../replacement/get-proposals';
import { acceptOffer } from './accept-offer';
import { createOffers } from './create-offers';
import { declineOffer, withdrawOffers } from './decline-offer';
import { ownOffers } from './own-offers';

export function shiftOfferRoutes(app: FastifyInstance): void {
  route(app, replacements.candidates, { scope: 'by-role' }, getCandidates);
  route(app, replacements.proposals, { scope: 'by-role' }, getProposals);
  route(app, shiftOffers.create, { scope: 'by-role' }, createOffers);
  route(app, shiftOffers.withdraw, { scope: 'by-role' }, withdrawOffers);
  route(app, shiftOffers.own, { scope: 'self' }, ownOffers);
  route(app, shiftOffers.accept, { scope: 'self' }, acceptOffer);
  route(app, shiftOffers.decline, { scope: 'self' }, declineOffer);
}
