import { type BoardLink, boards, type MadeLink } from '@careloom/contract/resources/boards';
import { useCallMutation } from '@careloom/shared/query';
import { Button, LoadFailed, Skeleton, Stack } from '@careloom/shared/ui';
import { Modal, ModalBody, ModalFoot } from '@careloom/shared/ui-overlay';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { t } from './texts';
import { LinkList } from './link-list';
import { LinkMade } from './link-made';
import { useBoardLinks } from './requests';

export interface LinksDialogProps {
  houseId: number;
  /** Asks whether a link is to be revoked. */
  onRevoke: (link: BoardLink) => void;
  onClose: () => void;
}

/** The links to a board: an explanation, the active ones with their author, and a new one. Only a button closes it: a click outside would lose the address. */
export function LinksDialog({ houseId, onRevoke, onClose }: LinksDialogProps) {
  const { data, error, isFetching, refetch } = useBoardLinks(houseId);
  const [made, setMade] = useState<MadeLink | null>(null);
  const { run, pending } = useCallMutation(boards.createLink, { changes: () => [houseId], onSuccess: setMade });
  const make = () => void (pending || run({ id: houseId }));
  return (
    <Modal title={t('link.title')} open onClose={onClose} closeOutside={false}>
      <ModalBody>
        <Stack>
          <p>{t('link.why')}</p>
          {made && <LinkMade url={made.url} />}
          {!data &&
            (error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
          {data && <LinkList links={data.filter(({ status }) => status === 'active')} onRevoke={onRevoke} />}
        </Stack>
      </ModalBody>
      <ModalFoot>
        <Button variant="ghost" onClick={onClose}>
          {t('link.done')}
        </Button>
        <Button variant="solid" aria-disabled={pending || undefined} onClick={make}>
          <Link aria-hidden />
          {t('link.make')}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
