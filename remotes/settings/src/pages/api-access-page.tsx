import { type ApiToken, apiTokens, type MadeToken } from '@careloom/contract/resources/api-tokens';
import { t } from '../api-token/texts';
import { defineList, ListPage, type RowAction } from '@careloom/shared/list';
import { lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Ban } from 'lucide-react';
import { Suspense, useState } from 'react';
import { AddToken } from '../api-token/add-token';
import { tokenColumns } from '../api-token/columns';

const ConfirmRevoke = lazyPage(() => import('../api-token/confirm-revoke').then((module) => module.ConfirmRevoke));
const TokenShown = lazyPage(() => import('../api-token/token-shown').then((module) => module.TokenShown));

/** The open dialog. A newly created token is stored only here, and is lost once the dialog is closed. */
type Open = { kind: 'add' } | { kind: 'made'; token: MadeToken } | { kind: 'revoke'; token: ApiToken };

/** The tokens with which other programs use the API. */
export function ApiAccessPage() {
  const [open, setOpen] = useState<Open | null>(null);
  const mayWrite = useCan('api-token-write');
  const close = () => setOpen(null);
  const revocable = ({ status }: ApiToken) => mayWrite && (status === 'active' || status === 'paused');
  const actions = (token: ApiToken): RowAction[] =>
    revocable(token) ? [{ label: t('token.revoke'), icon: Ban, stops: true, onPick: () => setOpen({ kind: 'revoke', token }) }] : [];
  const definition = defineList({
    call: apiTokens.list,
    caption: t('menu.api_access'),
    noun: { one: t('token.noun'), many: t('token.nouns') },
    columns: tokenColumns(),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    ...(mayWrite && { actions }),
    empty: { why: t('token.none') },
  });
  const primary = mayWrite ? { label: t('token.add'), onPick: () => setOpen({ kind: 'add' }) } : null;
  return (
    <>
      <ListPage title={t('menu.api_access')} definition={definition} primary={primary} />
      {open?.kind === 'add' && <AddToken onClose={close} onDone={(token) => setOpen({ kind: 'made', token })} />}
      <Suspense>
        {open?.kind === 'made' && <TokenShown made={open.token} onClose={close} />}
        {open?.kind === 'revoke' && <ConfirmRevoke token={open.token} onClose={close} />}
      </Suspense>
    </>
  );
}
