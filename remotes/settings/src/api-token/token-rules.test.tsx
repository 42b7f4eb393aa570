import { apiTokens } from '@careloom/contract/resources/api-tokens';
import { aUser, CHOSEN, draw, testViolations } from '@careloom/shared/testing';
import { AddToken } from './add-token';

testViolations({
  name: 'Add token',
  draw: () => draw(<AddToken onDone={() => undefined} onClose={() => undefined} />, { as: aUser() }),
  submit: 'token.add',
  schema: apiTokens.create.body,
  labels: apiTokens.create.labels,
  valid: { name: 'Providers to the ledger', permissions: ['provider-read'], expires_on: '2027-01-31' },
  unreachable: { 'permissions validation.required': CHOSEN },
});
